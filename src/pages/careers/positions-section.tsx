import { openPositions } from '#content/facts/open-positions.ts';
import { careersPage } from '#content/pages/careers.ts';
import type { Position } from '#content/records/positions/schema.ts';
import { UntilDate } from '#src/components/until-date.tsx';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { ApplyLink } from './apply-link.tsx';
import css from './positions-section.module.css';

const { pay: payWords, positions: words } = careersPage;

/** The open positions, each with its pay, what it asks for and what it is. */
export function PositionsSection() {
  return (
    <Zone letter="C" id="positions" aria-labelledby="positions-title">
      <div className={css.head}>
        <ZoneTitle id="positions-title" className={css.title}>
          {words.title}
        </ZoneTitle>
        {openPositions.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
      </div>
      {openPositions.map((position) => (
        <UntilDate key={position.id} last={position.openUntil} className={css.open}>
          <PositionSheet {...position} />
        </UntilDate>
      ))}
      <p className={css.none} data-otherwise>
        {words.none}
      </p>
    </Zone>
  );
}

function PositionSheet({
  id,
  title,
  level,
  pay,
  terms,
  requirements,
  responsibilities,
  applyLabel,
  posted,
  openUntil,
}: Position) {
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={css.position}>
      <div data-plane="shell" className={css.pay}>
        <p className="label">{level}</p>
        <h3 id={`${id}-title`}>{title}</h3>
        <p className={css.wage}>
          <span className={css.range}>{payWords.range(pay)}</span>{' '}
          <span className={css.unit}>
            {payWords.hours}
            {pay.hasBonuses && <span className="nb">, {payWords.bonuses}</span>}
          </span>
        </p>
        <ApplyLink position={id} className={buttonClassName({})}>
          {applyLabel}
        </ApplyLink>
        <p className={css.terms}>{terms}</p>
        <p className={css.days}>{words.days(posted, openUntil)}</p>
      </div>
      <Demands title={words.requirements} items={requirements} />
      <Demands title={words.responsibilities} items={responsibilities} />
    </article>
  );
}

function Demands({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={css.demands}>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
