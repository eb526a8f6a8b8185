import * as chillersPage from 'words:chillers';
import { CallButton } from '#src/components/call-button.tsx';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';

const { actions, lead, title } = chillersPage;
/** 10– and 2,000+: letters that are set far apart need a second line. */
const [from = '', to = ''] = title.range.split(/(?<=–)/);

/** The range, as wide as the axis of tons below it, and the three ways to ask: quote, call, emergency text. */
export function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="chillers-title">
      <h1 id="chillers-title" className={css.title}>
        <span className={css.before}>{title.before}</span>{' '}
        <GiantFigure className={css.figure}>{from}</GiantFigure>
        <GiantFigure className={css.figure}>{to}</GiantFigure> <span className={css.unit}>{title.after}</span>
      </h1>
      <p className={`lead ${css.lead}`}>{lead}</p>
      <div className={css.actions}>
        <QuoteLink className={buttonClassName({ variant: 'solid' })}>
          <Icon name="quote" /> {actions.quote}
        </QuoteLink>
        <CallButton>{actions.call}</CallButton>
        <TextButton variant="red" className={css.emergency}>
          {actions.emergency}
        </TextButton>
      </div>
      <p className={`small ${css.note}`}>{actions.note}</p>
    </Zone>
  );
}
