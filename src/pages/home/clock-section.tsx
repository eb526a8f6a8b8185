import { homePage } from '#content/pages/home.ts';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './clock-section.module.css';
import { PromiseFigure } from './promise-figure.tsx';

/** The emergency promise, as wide as its hours on the scale under it, with the number to call and the other promises. */
export function ClockSection() {
  const { clock } = homePage;
  return (
    <Zone letter="C" plane="water" padded aria-labelledby="clock-title">
      <div className={css.clock}>
        <h2 id="clock-title">{clock.title}</h2>
        <PromiseFigure className={css.scale} hours={clock.hours} />
        <div className={css.text}>
          <p>{clock.text}</p>
          <p>
            <PhoneLink className={css.phone} />
          </p>
        </div>
      </div>
      <p className={css.condition}>{clock.condition}</p>
      <dl className={css.promises}>
        {clock.promises.map(({ term, value }) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Zone>
  );
}
