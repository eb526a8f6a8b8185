import { company } from 'records:company';
import { isSpanishSpoken } from '#content/facts/promises.ts';
import { spanish } from '#content/words/parts.ts';
import { PhoneLink } from './phone-link.tsx';
import { TextLink } from './text-link.tsx';

/** Call or text us in Spanish; stands only where the line is answered in Spanish at any hour. */
export function SpanishLine({ className }: { className?: string | undefined }) {
  if (!isSpanishSpoken) return null;
  return (
    <p lang="es" className={className}>
      {spanish.before} <PhoneLink>{spanish.call}</PhoneLink> {spanish.or}{' '}
      <TextLink body={company.emergencyTextSpanish}>{spanish.text}</TextLink>.
    </p>
  );
}
