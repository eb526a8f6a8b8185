import { bondAggregate, bondSingle } from '#content/facts/prices.ts';
import { homePage } from '#content/pages/home.ts';
import { MoreRoute } from '#src/components/more-route.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './bonding-capacity.module.css';

/** Both bonds as figures side by side, and what is to be known of them; to scale they stand on /government. */
export function BondingCapacity() {
  const { title, single, aggregate, note, more } = homePage.bonding;
  return (
    <div className={css.bonding}>
      <h3>{title}</h3>
      <Sum figure={bondSingle} name={single} />
      <Sum figure={bondAggregate} name={aggregate} />
      <div className={css.note}>
        <p>{note}</p>
        <MoreRoute to="government" hash="bonding">
          {more}
        </MoreRoute>
      </div>
    </div>
  );
}

function Sum({ figure, name }: { figure: string; name: string }) {
  return (
    <p className={css.sum}>
      <GiantFigure className={css.figure}>{figure}</GiantFigure> <span>{name}</span>
    </p>
  );
}
