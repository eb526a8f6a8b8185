import { mark } from 'records:mark';

/** The mark of the company (content/mark.svg). */
export function CompanyMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path fill="currentColor" d={mark} />
    </svg>
  );
}
