import { commercialPage } from '#content/pages/commercial.ts';
import { GuaranteeBars } from '#src/components/guarantee-bars.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';

const { title, compressor } = commercialPage.guarantees;

/** What is stood behind, and for how long. */
export function GuaranteeSection() {
  return (
    <Zone letter="F" padded aria-labelledby="guarantees">
      <ZoneTitle id="guarantees">{title}</ZoneTitle>
      <GuaranteeBars compressor={compressor} />
    </Zone>
  );
}
