import { leadership } from '#content/facts/team.ts';
import { teamPage } from '#content/pages/team.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { sharesOf } from './ownership.ts';
import { OwnershipBar } from './ownership-bar.tsx';
import { OwnershipLabel } from './ownership-label.tsx';
import css from './ownership-section.module.css';

/** Who owns the company: every share to scale, the bar as wide as the sheet. */
export function OwnershipSection() {
  const shares = sharesOf(leadership);
  return (
    <Zone letter="A" aria-labelledby="team-title">
      <div className={css.text}>
        <h1 id="team-title">
          {teamPage.title.map((line) => (
            <span key={line} className={css.line}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="lead">{teamPage.lead}</p>
      </div>
      <h2 className="sr-only">{teamPage.ownership.title}</h2>
      <OwnershipBar shares={shares} className={css.across} />
      <div className={css.under}>
        <ol className={css.labels}>
          {shares.map((share) => (
            <OwnershipLabel key={share.owner.id} {...share} />
          ))}
        </ol>
        {leadership.some(({ sample }) => sample) && (
          <SampleNote className={css.note}>{teamPage.ownership.sample}</SampleNote>
        )}
      </div>
    </Zone>
  );
}
