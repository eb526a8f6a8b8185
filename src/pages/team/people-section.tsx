import { leadership, specialists } from '#content/facts/people.ts';
import { teamPage } from '#content/pages/team.ts';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { MemberCard } from './member-card.tsx';
import { sharesOf } from './ownership.ts';
import css from './people-section.module.css';

const { people } = teamPage;

/** The wall of portraits: the owners, the first of them at the width of her share, then the employees whom customers meet. */
export function PeopleSection() {
  return (
    <Zone letter="B" aria-labelledby="people-title">
      <ZoneTitle id="people-title" className={css.title} note={people.note}>
        {people.title}
      </ZoneTitle>
      <h3 className="sr-only">{teamPage.leadership.title}</h3>
      <div className={css.wall}>
        {sharesOf(leadership).map(({ owner, fill }, index) => (
          <MemberCard
            key={owner.id}
            member={owner}
            fill={fill}
            large={index === 0}
            className={index === 0 ? css.first : undefined}
          />
        ))}
      </div>
      <div className={css.wall}>
        <ZoneTitle as="h3" className={css.title} note={teamPage.specialists.note}>
          {teamPage.specialists.title}
        </ZoneTitle>
        {specialists.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      </div>
    </Zone>
  );
}
