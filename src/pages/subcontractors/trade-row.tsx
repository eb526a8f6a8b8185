import type { Trade } from '#content/records/trades/schema.ts';
import { requirementLabels, tradeLicense, tradePapers } from '#content/words/trade-papers.ts';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import css from './trade-row.module.css';

/** One trade of the matrix under its number on the drawing; below 1024 px a block that lists the papers asked for. */
export function TradeRow({ id, name, scope, requirements, license, papers, flag }: Trade & { flag: number }) {
  return (
    <tr id={id} className={css.row}>
      <th scope="row">
        <span className={css.trade}>
          <HexagonFlag>{flag}</HexagonFlag>
          <span>
            {name}
            <span className={css.scope}>{scope}</span>
          </span>
        </span>
      </th>
      <td className={css.job}>
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </td>
      <td className={css.license}>
        {license === null ? (
          <span className={css.free}>{tradeLicense.none}</span>
        ) : (
          <>
            <span className={css.label}>{tradeLicense.label}:</span> <span>{license}</span>
          </>
        )}
      </td>
      {tradePapers.map((paper) => {
        const required = papers[paper.id];
        return (
          <td key={paper.id} className={css.paper} data-required={required}>
            {required === 'always' && <span className={css.mark} />}
            <span className={css.label}>{paper.label}</span>{' '}
            <span className={required === 'public' ? css.word : 'sr-only'}>
              {requirementLabels[required]}
            </span>
            {required === 'no' && (
              <span className={css.none} aria-hidden="true">
                –
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
