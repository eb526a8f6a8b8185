import { clsx } from 'clsx';
import { markets } from '#content/facts/markets.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { routes } from '#content/routes.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './markets-section.module.css';

/** On wide screens each cell has its own crop. */
const wideSizes = {
  retail: '55vw',
  office: '(width < 1440px) 348px, 24vw',
  industrial: '32vw',
  warehouse: '(width < 1280px) 108vw, 87vw',
};

/** The kinds of building we work in, with when we can work there without closing them. */
export function MarketsSection() {
  return (
    <Zone letter="B" aria-labelledby="markets">
      <div className={css.head}>
        <DrawingTitle number={1} sheet={routes.commercial.sheet} id="markets">
          {commercialPage.markets.title}
        </DrawingTitle>
      </div>
      <div className={css.mosaic}>
        {markets.map(({ id, name, text, workWindow, drawing }) => (
          <article
            key={id}
            className={clsx(css.market, css[id satisfies 'retail' | 'office' | 'industrial' | 'warehouse'])}
          >
            <Picture
              picture={drawing.url}
              alt={drawing.alt}
              sizes={`(width < 640px) 100vw, (width < 1024px) 50vw, ${wideSizes[id]}`}
              imgClassName={css.picture}
            />
            <div className={css.words}>
              <h3>{name}</h3>
              <p className={css.text}>{text}</p>
              <p className={css.window}>
                <span className="label">{commercialPage.markets.workWindow}</span> {workWindow}
              </p>
            </div>
          </article>
        ))}
      </div>
    </Zone>
  );
}
