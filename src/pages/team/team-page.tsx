import { strategicPartners } from 'records:strategic-partners';
import * as words from 'words:team';
import { clsx } from 'clsx';
import type { ComponentProps, FunctionComponent, ToggleEvent } from 'react';
import type { TeamMember } from '#content/records/people.ts';
import { MoreRoute } from '#src/components/links.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar, type BarFill } from '#src/ui/bar.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Cells, List, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { leadership, specialists } from '#src/views/people.ts';
import cardCss from './member-card.module.css';
import { OwnershipSection, shares } from './ownership-section.tsx';
import css from './team-page.module.css';

/** /team: who owns the company, who works on site, and the firms it works with. */
export function TeamPage() {
  return (
    <>
      <OwnershipSection />
      <PeopleSection />
      {strategicPartners.length > 0 && <PartnersSection />}
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
    </>
  );
}

function PartnersSection() {
  const { columns, note, title, unnamed } = words.partners;
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
  { ...words.careers, route: 'careers', plane: 'water' },
  { ...words.trades, route: 'subcontractors', plane: 'paper' },
] as const;

const isDrawn = [...leadership, ...specialists].some(({ imageUrl, drawing }) => !imageUrl && drawing);

function PeopleSection() {
  const { title, drawn } = words.people;
  return (
    <Zone letter="B" aria-labelledby="people-title">
      <ZoneTitle id="people-title" className={css.title} note={isDrawn && drawn} title={title} />
      <ZoneTitle as="h3" className={css.title} title={words.leadership.title} />
      <div className={clsx(css.wall, css.owners)}>
        {shares.map(({ owner, fill }, index) => (
          <MemberCard key={owner.id} member={owner} fill={fill} large={index === 0} />
        ))}
      </div>
      {specialists.length > 0 && (
        <>
          <ZoneTitle as="h3" className={css.title} {...words.specialists} />
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

/** Closed and yet found by the browser's own search: React writes `hidden` as a boolean, but on elements that it does not know. */
const UntilFound = 'until-found' as unknown as FunctionComponent<
  Omit<ComponentProps<'div'>, 'hidden'> & { hidden: 'until-found' }
>;

type MemberCardProps = { member: TeamMember; fill?: BarFill; large?: boolean };

/** The biography opens below the row, one of a wall at a time; that of a large card is open until another is chosen. */
function MemberCard({ member, fill, large = false }: MemberCardProps) {
  const { id, name, role, ownership, achievements, icon, imageUrl, drawing } = member;
  const drawn = imageUrl ? { url: imageUrl, alt: words.member.portrait({ name }) } : drawing;
  return (
    <article className={cardCss.member} aria-labelledby={`${id}-name`}>
      <div id={id} className={clsx(cardCss.card, large && cardCss.large)}>
        <div className={cardCss.portrait}>
          {drawn ? (
            <Picture
              of={drawn}
              sizes={large ? '(width < 640px) 100vw, 51vw' : '(width < 640px) 50vw, 25vw'}
              imgClassName={clsx(cardCss.image, imageUrl && cardCss.photo)}
            />
          ) : (
            <Icon name={icon} className={cardCss.icon} />
          )}
          <details
            name={fill ? 'owner' : 'specialist'}
            open={large}
            // the large card's opens with the page, where nobody may be drawn down to it
            onToggle={large ? undefined : showBiography}
          >
            <summary className={cardCss.summary} aria-label={words.member.biographyOf({ name })} />
          </details>
        </div>
        {fill && ownership !== null && (
          <Bar className={cardCss.rule} scale={linearScale(0, 100)} to={ownership} fill={fill} />
        )}
        <div className={cardCss.head}>
          <div className={cardCss.who}>
            <div>
              <h4 id={`${id}-name`}>{name}</h4>
              <p className={cardCss.role}>{role}</p>
            </div>
            {ownership !== null && (
              <p className={large ? 'figure-lg' : 'figure-sm'}>
                {words.ownership.share({ percent: ownership })}{' '}
                <span className="sr-only">{words.ownership.word}</span>
              </p>
            )}
          </div>
          <p className={large ? 'lead' : undefined}>{achievements[0]}</p>
        </div>
      </div>
      <MemberBiography {...member} large={large} />
    </article>
  );
}

/** Brings what opens into view: on a wide sheet it stands below the other cards. */
function showBiography({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>): void {
  if (details.open) details.closest('article')?.lastElementChild?.scrollIntoView({ block: 'nearest' });
}

function MemberBiography({ large, ...member }: TeamMember & { large: boolean }) {
  const { id, name, role, fullDescription, achievements } = member;
  const [, ...others] = achievements;
  const heading = `${id}-achievements`;
  return (
    <UntilFound hidden="until-found" className={cardCss.biography} data-plane="shell">
      <Split into="main" gap="even">
        <Stack gap="even">
          {/* the large card says it right above */}
          {!large && (
            <p className={cardCss.again}>
              <b className="name-lg">{name}</b> {role}
            </p>
          )}
          {fullDescription.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
        {others.length > 0 && (
          <Stack gap="tight">
            <p id={heading} className="label">
              {words.member.achievements}
            </p>
            <List className={clsx('note', cardCss.achievements)} aria-labelledby={heading} of={others} />
          </Stack>
        )}
      </Split>
    </UntilFound>
  );
}
