import * as careersPage from 'words:careers';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Position } from '#content/records/positions.ts';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { chooseOption } from '#src/lib/choose-option.ts';
import { formatDate } from '#src/lib/format-words.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { commonTerms } from '#src/views/careers.ts';
import { recordPath } from '#src/views/paths.ts';
import css from './position-sheet.module.css';

const { pay: payWords, positions: words } = careersPage;

/** One open position: what it is done with, its pay, its terms where they are its own, what it asks for and what it is. */
export function PositionSheet({
  id,
  title,
  level,
  pay,
  terms,
  requirements,
  responsibilities,
  applyLabel,
  stillLife,
  posted,
  openUntil,
}: Position) {
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={css.position}>
      <div className={css.picture}>
        {stillLife && (
          <Picture
            picture={stillLife.url}
            alt={stillLife.alt}
            sizes="(width < 640px) 50vw, (width < 1024px) 34vw, 31vw"
            imgClassName={css.image}
          />
        )}
      </div>
      <div data-plane="shell" className={css.name}>
        <p className="label">{level}</p>
        <h3 id={`${id}-title`}>
          <Link to={recordPath('position', id)}>{title}</Link>
        </h3>
        <p className={css.wage}>
          <span className={css.range}>{formatRange({ min: pay.min, max: pay.max }, formatDollars)}</span>{' '}
          <span className={css.unit}>
            {payWords.hours}
            {pay.hasBonuses && <span className="nb">, {payWords.bonuses}</span>}
          </span>
        </p>
      </div>
      <div data-plane="shell" className={css.terms}>
        {!commonTerms && <p className="small">{terms}</p>}
        <p className="small">
          <span className={css.sentence}>{words.posted({ day: formatDate(posted) })}</span>{' '}
          <span className={css.sentence}>{words.openUntil({ day: formatDate(openUntil) })}</span>
        </p>
      </div>
      <Demands title={words.requirements} items={requirements} />
      <Demands title={words.responsibilities} items={responsibilities} />
      <ApplyLink position={id} className={css.apply}>
        <span>{applyLabel}</span>
        <Arrow />
      </ApplyLink>
    </article>
  );
}

function Demands({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={css.demands}>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** A link to the job application that chooses its position; without script it leads to the form all the same. */
function ApplyLink({ position, ...rest }: ComponentProps<'a'> & { position: string }) {
  return (
    // held until the page is interactive, should it come first
    // biome-ignore lint/a11y/useValidAnchor: it leads to the form, with or without the choice
    <a href="#apply" data-replay="#apply" onClick={() => choosePosition(position)} {...rest} />
  );
}

function choosePosition(position: string) {
  const select = document.forms.namedItem('careers')?.elements.namedItem('position');
  if (!(select instanceof HTMLSelectElement))
    throw new Error('The form "careers" has no dropdown "position"');
  chooseOption(select, position);
}
