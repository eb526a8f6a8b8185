import { abbreviations } from 'words:abbreviations';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './abbreviation-key.module.css';

/** Letters that a page may use once they are explained. */
type Abbreviation = keyof typeof abbreviations;

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
