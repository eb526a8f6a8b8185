import { residentialPage } from '#content/pages/residential.ts';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import css from './storm-key.module.css';

const { caption, part, before, after, parts } = residentialPage.storm;

/** The key to the storm: a row for each flagged part, what is done at it before and what after. */
export function StormKey() {
  return (
    <table className={css.key}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="label">
            {part}
          </th>
          {[before, after].map(({ title, text }) => (
            <th key={title} scope="col">
              <span className={css.head}>{title}</span> <span className="small">{text}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, ...cells }, index) => (
          <tr key={name}>
            <th scope="row">
              <span className={css.part}>
                <HexagonFlag>{index + 1}</HexagonFlag> {name}
              </span>
            </th>
            <td>
              <span className={css.when}>{before.title}</span> {cells.before}
            </td>
            <td>
              <span className={css.when}>{after.title}</span> {cells.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
