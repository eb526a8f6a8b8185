import { trades } from 'records:trades';
import * as subcontractorsPage from 'words:subcontractors';
import { requirementLabels, tradeLicense, tradePapers } from 'words:trade-papers';
import { clsx } from 'clsx';
import type { Trade } from '#content/records/subcontracting.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { HexagonFlag } from '#src/ui/keynotes.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './requirements-section.module.css';

const words = subcontractorsPage.requirements;

/** Beside the title each trade under its still life with what the job asks of it; the columns run on as the matrix of what the trades differ in. */
export function RequirementsSection() {
  return (
    <Zone letter="B" id="trades" aria-labelledby="trades-title">
      <div className={css.columns}>
        <h2 id="trades-title" className={css.title}>
          {words.title}
        </h2>
        <ol className={css.trades}>
          {trades.map((trade, index) => (
            <TradeColumn key={trade.id} {...trade} flag={index + 1} />
          ))}
        </ol>
      </div>
      <h3 className={clsx('name', css.differences)}>{words.differences.title}</h3>
      <PaperMatrix />
      <Row ends className={css.foot}>
        {trades.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
        <AbbreviationKey of={['DDC']} />
      </Row>
    </Zone>
  );
}

/** One trade: what it works with, its number on the drawing, its work, and what the job asks of it. */
function TradeColumn(props: Trade & { flag: number }) {
  const { id, name, scope, requirements, license, stillLife, flag } = props;
  return (
    <li id={id} className={css.trade}>
      {stillLife && (
        <Picture
          picture={stillLife.url}
          alt={stillLife.alt}
          sizes="(width < 860px) 24vw, (width < 1100px) 208px, 17vw"
          className={css.tools}
          imgClassName={css.image}
        />
      )}
      <div className={css.words}>
        <Stack gap="tight">
          <Row gap="tight">
            <HexagonFlag>{flag}</HexagonFlag>
            <h3 className="name">{name}</h3>
          </Row>
          <p>{scope}</p>
        </Stack>
        <ul className="run-on">
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
          <li>{license === null ? tradeLicense.none : `${tradeLicense.label}: ${license}`}</li>
        </ul>
      </div>
    </li>
  );
}

/** What the trades differ in, each as a line through every trade that shows it: ink on every job, water on public jobs, nothing where it is not asked. */
function PaperMatrix() {
  return (
    <table className={css.matrix}>
      <caption className="sr-only">{words.differences.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.differences.requirement}</span>
          </th>
          {trades.map(({ id, name }, index) => (
            <th key={id} scope="col">
              {/* before the flag: behind it, it would reach past the edge where letters are large */}
              <span className="sr-only">{name}</span>
              <HexagonFlag aria-hidden="true">{index + 1}</HexagonFlag>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tradePapers.map(({ id: paper, label }) => (
          <tr key={paper}>
            <th scope="row">{label}</th>
            {trades.map(({ id, papers: { [paper]: required } }, index) => (
              <td key={id} data-required={required}>
                {/* a run of the same says it once, where it begins */}
                <span
                  className={clsx(
                    (required === 'no' || required === trades[index - 1]?.papers[paper]) && 'sr-only',
                  )}
                >
                  {requirementLabels[required]}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
