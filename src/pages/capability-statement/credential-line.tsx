import { LineType } from '#src/ui/line-type.tsx';
import css from './credential-line.module.css';
import text from './sheet-text.module.css';

interface CredentialLineProps {
  status: 'held' | 'in-process' | 'experience';
  word: string;
  items: readonly { name: string; text: string; check: { label: string; url: string } | null }[];
}

/** Credentials of one status behind its line, with the place where they can be checked. */
export function CredentialLine({ status, word, items }: CredentialLineProps) {
  return (
    <div className={css.row}>
      <dt>
        <LineType status={status} className={css.line} />
        <span className={text.quiet}>{word}</span>
      </dt>
      <dd>
        {items.map((item) => (
          <p key={item.text}>
            <b className="nb">{item.name}.</b> {item.text}{' '}
            {item.check && (
              <a className={css.check} href={item.check.url}>
                {item.check.label}
              </a>
            )}
          </p>
        ))}
      </dd>
    </div>
  );
}
