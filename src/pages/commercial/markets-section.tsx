import { clsx } from 'clsx';
import { markets } from '#content/facts/services.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './markets-section.module.css';

/** The kinds of building we work in, with when we can work there without closing them. */
export function MarketsSection() {
  return (
    <Zone letter="B" aria-labelledby="markets">
      <h2 id="markets" className={css.title}>
        {commercialPage.markets.title}
      </h2>
      <div className={css.mosaic}>
        {markets.map(({ id, name, text, workWindow, drawing }) => (
          <article
            key={id}
            className={clsx(css.market, css[id satisfies 'retail' | 'office' | 'industrial' | 'warehouse'])}
            aria-labelledby={`market-${id}`}
          >
            <Picture
              picture={drawing.url}
              alt={drawing.alt}
              sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 55vw"
              imgClassName={css.picture}
            />
            <div className={css.words}>
              <h3 id={`market-${id}`}>{name}</h3>
              <p className={css.window}>
                <span className="label">{commercialPage.markets.workWindow}</span> {workWindow}
              </p>
              <p className={css.text}>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </Zone>
  );
}
