import { bonding } from 'records:bonding';
import { specimen } from 'words:credentials';
import { data, index, sections } from 'words:government';
import { clsx } from 'clsx';
import { MailLink, PhoneLink } from '#src/components/links.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Zone } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { LineType } from '#src/ui/status-line.tsx';
import { plateFacts } from '#src/views/credentials.ts';
import { governmentSections } from '#src/views/government.ts';
import { primaryStandard } from '#src/views/size-standard.ts';
import css from './company-data-and-index.module.css';

const { naics, single, aggregate } = data;
const dollars = linearScale(0, bonding.aggregate);
/** A bond has three characters, such as $2M, or up to six, such as $12.5M, as many as the code before them. */
const areBondsLong = [single, aggregate].some(({ figure }) => figure.length > 3);

/** The nameplate: primary code and bonding as the figures of the sheet at one size, identifiers and status in cells below. */
export function CompanyData() {
  return (
    <Zone letter="B" aria-labelledby="company-data">
      <h2 id="company-data" className="sr-only">
        {data.title}
      </h2>
      <div className={css.figures} data-plane="ink" data-cut="">
        {naics.figure && (
          <div className={clsx(css.cell, css.code, css.long)}>
            <p className="label">{naics.label}</p>
            <GiantFigure className={css.figure}>{naics.figure}</GiantFigure>
            <p className="name">
              {data.naicsText} <span className="nb">{primaryStandard}</span>
            </p>
          </div>
        )}
        <Bond {...single} to={bonding.single} />
        <Bond {...aggregate} to={bonding.aggregate} />
      </div>
      <Cells as="dl" of={[2, 4]} ruled className={css.facts}>
        {plateFacts.map(({ term, value, note, status, isEmail, isSpecimen }) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd className="note">
              <div className={css.value}>
                {status && <LineType status={status} width="32" />}
                <span>
                  {isEmail ? <MailLink address={value} className={css.mail} /> : value}
                  {isSpecimen && <RevisionTriangle label={specimen} />}
                </span>
              </div>
              {note && <p className="small">{note}</p>}
            </dd>
          </div>
        ))}
      </Cells>
    </Zone>
  );
}

/** Both bonds lie on one scale of dollars: their cells are equally wide. */
function Bond({ label, figure, to }: { label: string; figure: string; to: number }) {
  return (
    <div className={clsx(css.cell, areBondsLong && css.long)}>
      <p className="label">{label}</p>
      <GiantFigure className={css.figure}>{figure}</GiantFigure>
      <Bar className={css.bar} scale={dollars} to={to} fill="water" data-extends="" />
    </div>
  );
}

/** What stands on the sheet, and the number to call: one strip, which a phone moves sideways and a desk keeps over the sections. */
export function SectionIndex() {
  return (
    <div className={css.strip} data-plane="paper-2">
      <nav aria-label={index.title}>
        <ol className={css.list}>
          {governmentSections.map((name) => (
            <li key={name}>
              <a href={`#${sections[name].id}`}>{sections[name].title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <PhoneLink />
    </div>
  );
}
