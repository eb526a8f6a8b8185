import { clsx } from 'clsx';
import { markets } from '#content/facts/markets.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { routes } from '#content/routes.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './markets-section.module.css';

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
              sizes="(width < 640px) and (resolution > 2.5dppx) 60vw, (width < 640px) 80vw, (width < 1024px) 50vw, 56vw"
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
