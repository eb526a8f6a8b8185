import { abbreviations } from 'words:abbreviations';
import { clsx } from 'clsx';
import css from './abbreviation-key.module.css';

type AbbreviationKeyProps = { of: readonly (keyof typeof abbreviations)[]; className?: string | undefined };

/** The key to the abbreviations of a drawing or table, spelled out on one line under it. */
export function AbbreviationKey({ of, className }: AbbreviationKeyProps) {
  return (
    <dl className={clsx('small', css.key, className)}>
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
