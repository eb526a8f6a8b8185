import * as careersPage from 'words:careers';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Position } from '#content/records/people.ts';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { UntilDate } from '#src/components/until-date.tsx';
import { chooseOption } from '#src/lib/form-fields.ts';
import { formatDate } from '#src/lib/format-words.ts';
import { moreLinkClassName } from '#src/ui/arrow.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { commonTerms } from '#src/views/careers.ts';
import { recordPath } from '#src/views/paths.ts';
import css from './careers-page.module.css';

const { pay: payWords, positions: words } = careersPage;

/** One open position: what it is done with, its pay, its terms where they are its own, what it asks for and what it is. */
export function PositionSheet(position: Position) {
  const { id, title, level, pay, terms, requirements, responsibilities, applyLabel, stillLife } = position;
  return (
    <UntilDate last={position.openUntil} className={css.cell}>
      <article id={id} aria-labelledby={`${id}-title`} className={css.position} data-cut="">
        <div className={css.picture}>
          {stillLife && (
            <Picture
              picture={stillLife.url}
              alt={stillLife.alt}
              sizes="(width < 640px) 50vw, (width < 1024px) 34vw, 31vw"
            />
          )}
        </div>
        <Stack gap="tight" data-plane="shell">
          <p className="label">{level}</p>
          <h3 id={`${id}-title`}>
            <a href={recordPath('position', id)}>{title}</a>
          </h3>
          <p>
            <span className={clsx('figure-md', css.wage)}>
              {formatRange({ min: pay.min, max: pay.max }, formatDollars)}
            </span>{' '}
            <b className="note">
              {payWords.hours}
              {pay.hasBonuses && `, ${payWords.bonuses}`}
            </b>
          </p>
        </Stack>
        <Stack gap="tight" data-plane="shell" className={css.across}>
          {!commonTerms && <p className="small">{terms}</p>}
          <p className="small">
            {words.posted({ day: formatDate(position.posted) })}{' '}
            {words.openUntil({ day: formatDate(position.openUntil) })}
          </p>
        </Stack>
        <Demands title={words.requirements} items={requirements} />
        <Demands title={words.responsibilities} items={responsibilities} />
        <ApplyLink position={id} className={moreLinkClassName(clsx(css.apply, css.across))}>
          {applyLabel}
        </ApplyLink>
      </article>
    </UntilDate>
  );
}

function Demands({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Stack gap="tight">
      <h4>{title}</h4>
      <Stack as="ul" gap="tight" className="note">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </Stack>
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
