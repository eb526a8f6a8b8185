import { bonding } from 'records:bonding';
import type { PlateFact } from '#content/facts/plate.ts';
import { governmentPage } from '#content/pages/government.ts';
import { MailLink } from '#src/components/mail-link.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { LineType } from '#src/ui/line-type.tsx';
import { Nameplate } from '#src/ui/nameplate.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './company-data.module.css';

const { data } = governmentPage;
const dollars = linearScale(0, bonding.aggregate);

/** The nameplate: primary code and bonding as the figures of the sheet, identifiers and status in cells below. */
export function CompanyData() {
  return (
    <Zone letter="B" aria-labelledby="company-data">
      <h2 id="company-data" className="sr-only">
        {data.title}
      </h2>
      <Nameplate
        figures={[
          { ...data.naics, below: <NaicsTitle /> },
          { ...data.single, below: <Bond to={bonding.single} text={data.singleText} /> },
          { ...data.aggregate, below: <Bond to={bonding.aggregate} text={data.aggregateText} /> },
        ]}
        facts={data.facts.map(({ term, ...fact }) => ({ term, value: <PlateValue {...fact} /> }))}
      />
    </Zone>
  );
}

function NaicsTitle() {
  return (
    <p className={css.below}>
      {data.naicsText} <span className="nb">{data.naicsSize}</span>
    </p>
  );
}

/** Both bonds lie on one scale of dollars: their cells are equally wide. */
function Bond({ to, text }: { to: number; text: string }) {
  return (
    <div>
      <Bar className={css.bar} scale={dollars} to={to} fill="water" data-extends="" />
      <p className={css.below}>{text}</p>
    </div>
  );
}

function PlateValue({ value, note, status, isEmail }: Omit<PlateFact, 'term'>) {
  return (
    <>
      <span className={css.value}>
        {status && <LineType status={status} className={css.line} />}
        {isEmail ? <MailLink className={css.mail} /> : <span>{value}</span>}
      </span>
      <span className={css.note}>{note}</span>
    </>
  );
}
