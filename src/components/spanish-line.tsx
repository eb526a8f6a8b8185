import { company } from 'records:company';
import { isSpanishSpoken } from 'words:facts';
import { here } from 'words:language';
import { spanish } from 'words:parts';
import { PhoneLink, TextLink } from './contact-links.tsx';

/** Call or text us in Spanish; stands only where the line is answered in Spanish at any hour. */
export function SpanishLine({ className }: { className?: string | undefined }) {
  // a page in Spanish says so all over
  if (!isSpanishSpoken || here.id === 'es') return null;
  return (
    <p lang="es" className={className}>
      {spanish.before} <PhoneLink>{spanish.call}</PhoneLink> {spanish.or}{' '}
      <TextLink body={company.emergencyTextSpanish}>{spanish.text}</TextLink>.
    </p>
  );
}
