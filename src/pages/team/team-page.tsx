import { strategicPartners } from 'records:strategic-partners';
import * as teamPage from 'words:team';
import { clsx } from 'clsx';
import { MoreRoute } from '#src/components/links.tsx';
import { Cells, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { leadership, specialists } from '#src/views/people.ts';
import { MemberCard } from './member-card.tsx';
import { OwnershipSection, sharesOf } from './ownership-section.tsx';
import css from './team-page.module.css';

/** /team: who owns the company, who works on site, and the firms it works with. */
export function TeamPage() {
  return (
    <>
      <OwnershipSection />
      <PeopleSection />
      {strategicPartners.length > 0 && <PartnersSection />}
      <ClosingSection />
    </>
  );
}

/** The independent firms; one that has not agreed yet is not named. */
function PartnersSection() {
  const { columns, note, title, unnamed } = teamPage.partners;
  return (
    <Zone letter="C" padded aria-labelledby="partners-title">
      <ZoneTitle id="partners-title" note={note} title={title} />
      <Schedule
        caption={title}
        columns={[columns.partner, columns.work, columns.firm, columns.license]}
        labelledFrom={2}
        rows={strategicPartners.map(({ id, name, work, company, license }) => ({
          key: id,
          cells: [name, work, company ?? unnamed, license ?? unnamed],
        }))}
      />
    </Zone>
  );
}

const ways = [
  { ...teamPage.careers, route: 'careers', plane: 'water' },
  { ...teamPage.trades, route: 'subcontractors', plane: 'paper' },
] as const;

/** The two ways to join the work: as an employee or as a firm. */
function ClosingSection() {
  return (
    <Zone letter="D" aria-labelledby="careers-title">
      <Cells of={[2, 2]} ruled>
        {ways.map(({ route, plane, title, figure, text, link }) => (
          <Stack key={route} gap="even" data-plane={plane} className={css.way}>
            <h2 id={`${route}-title`} className="name-lg">
              {title}
            </h2>
            {figure && <b className="figure-lg">{figure}</b>} <p>{text}</p>
            <MoreRoute to={route}>{link}</MoreRoute>
          </Stack>
        ))}
      </Cells>
    </Zone>
  );
}

const isDrawn = [...leadership, ...specialists].some(({ imageUrl, drawing }) => !imageUrl && drawing);

/** The wall of portraits: the owners, the first of them at the width of her share, then the employees whom customers meet. */
function PeopleSection() {
  return (
    <Zone letter="B" aria-labelledby="people-title">
      <ZoneTitle
        id="people-title"
        className={css.title}
        note={isDrawn && teamPage.people.drawn}
        title={teamPage.people.title}
      />
      <ZoneTitle as="h3" className={css.title} title={teamPage.leadership.title} />
      <div className={clsx(css.wall, css.owners)}>
        {sharesOf(leadership).map(({ owner, fill }, index) => (
          <MemberCard key={owner.id} member={owner} fill={fill} large={index === 0} />
        ))}
      </div>
      {specialists.length > 0 && (
        <>
          <ZoneTitle
            as="h3"
            className={css.title}
            note={teamPage.specialists.note}
            title={teamPage.specialists.title}
          />
          <div className={css.wall}>
            {specialists.map((member) => (
              <MemberCard key={member.id} member={member} />
            ))}
          </div>
        </>
      )}
    </Zone>
  );
}
