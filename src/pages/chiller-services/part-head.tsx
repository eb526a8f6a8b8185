import type { ChillerService } from '#content/facts/chiller-services.schema.ts';
import { chillerServicesPage } from '#content/pages/chiller-services.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './part-head.module.css';

/** The number and name of a part; those of the emergency on red. */
export function PartHead({ id, number, title }: ChillerService) {
  return (
    <header className={css.head} data-plane={id === 'emergency' ? 'red' : undefined}>
      <p>
        <span className="sr-only">{chillerServicesPage.part} </span>
        <GiantFigure className={css.figure}>{number}</GiantFigure>
      </p>
      <h2 id={`${id}-title`}>{title}</h2>
    </header>
  );
}
