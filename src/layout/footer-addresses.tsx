import { clsx } from 'clsx';
import { shell } from '#content/pages/shell.ts';
import css from './footer-addresses.module.css';

/** Where the office is, and where mail goes. */
export function FooterAddresses({ className }: { className: string | undefined }) {
  return (
    <dl className={clsx(css.addresses, className)}>
      <AddressRow term={shell.footer.office} lines={shell.footer.officeLines} />
      <AddressRow term={shell.footer.mail} lines={shell.footer.mailLines} />
    </dl>
  );
}

function AddressRow({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className="label">{term}</dt>
      <dd>
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </dd>
    </div>
  );
}
