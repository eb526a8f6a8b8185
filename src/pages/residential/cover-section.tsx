import { residentialPage } from '#content/pages/residential.ts';
import { GuaranteeBars } from '#src/components/guarantee-bars.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './cover-section.module.css';

const { title, note, compressor, insured } = residentialPage.cover;

/** What is covered at a house and for how long, and that the company is insured. */
export function CoverSection() {
  return (
    <Zone letter="D" plane="shell" padded aria-labelledby="cover">
      <ZoneTitle id="cover" note={note}>
        {title}
      </ZoneTitle>
      <GuaranteeBars compressor={compressor} />
      <p className={css.insured}>{insured}</p>
    </Zone>
  );
}
