import { trades } from 'records:trades';
import * as subcontractorsPage from 'words:subcontractors';
import { requirementLabels, tradePapers } from 'words:trade-papers';
import type { Trade } from '#content/records/subcontracting.ts';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import css from './paper-matrix.module.css';

const words = subcontractorsPage.requirements.differences;

type Requirement = Trade['papers']['payroll'];
interface Line {
  label: string;
  cells: Requirement[];
}

/** What the trades differ in, each as a line through every trade that shows it: ink on every job, water on public jobs, nothing where it is not asked. */
export function PaperMatrix() {
  return (
    <table className={css.matrix}>
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.requirement}</span>
          </th>
          {trades.map(({ id, name }, index) => (
            <th key={id} scope="col">
              <HexagonFlag aria-hidden="true">{index + 1}</HexagonFlag>
              <span className={css.trade}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((required, index) => (
              <td key={trades[index]?.id} data-required={required}>
                {/* a run of the same says it once, where it begins */}
                <span className={required === 'no' || required === cells[index - 1] ? 'sr-only' : undefined}>
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

const lines: readonly Line[] = tradePapers.map(({ id, label }) => ({
  label,
  cells: trades.map(({ papers }) => papers[id]),
}));
