import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Abbreviation, abbreviations } from '#content/words/abbreviations.ts';
import css from './abbreviation-key.module.css';

type AbbreviationKeyProps = ComponentProps<'dl'> & { of: readonly Abbreviation[] };

/** The key to the abbreviations of a drawing or table, spelled out on one line under it. */
export function AbbreviationKey({ of, className, ...rest }: AbbreviationKeyProps) {
  return (
    <dl className={clsx('small', css.key, className)} {...rest}>
      {of.map((letters) => (
        <div key={letters}>
          <dt>
            <abbr title={abbreviations[letters]}>{letters}</abbr>
          </dt>
          <dd>{abbreviations[letters]}</dd>
        </div>
      ))}
    </dl>
  );
}
