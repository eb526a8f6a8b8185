import { industries } from 'records:industries';
import * as chillersPage from 'words:chillers';
import { CallButton } from '#src/components/call-button.tsx';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { chillerServices } from '#src/views/services.ts';
import { BuildingSection } from './building-section.tsx';
import css from './chillers-page.module.css';
import { IndustriesSection } from './industries-section.tsx';
import { LifeSection } from './life-section.tsx';
import { TypesSection } from './types-section.tsx';

const { actions, lead, title } = chillersPage;
/** 10– and 2,000+: letters that are set far apart need a second line. */
const [from = '', to = ''] = title.range.split(/(?<=–)/);

/** /chillers: three types on one scale of tons, what they need, what we do to them, and where they are usual. */
export function ChillersPage() {
  return (
    <>
      <HeroSection />
      <TypesSection />
      <BuildingSection />
      {chillerServices.length > 0 && <LifeSection />}
      {industries.length > 0 && <IndustriesSection />}
      <EmergencySection />
    </>
  );
}

/** The range, as wide as the axis of tons below it, and the three ways to ask: quote, call, emergency text. */
function HeroSection() {
  return (
    <Zone letter="A" padded aria-labelledby="chillers-title">
      <Stack>
        <h1 id="chillers-title" className={css.title}>
          <span className={css.before}>{title.before}</span>{' '}
          <GiantFigure className={css.figure}>{from}</GiantFigure>
          <GiantFigure className={css.figure}>{to}</GiantFigure>{' '}
          <span className={css.unit}>{title.after}</span>
        </h1>
        <Split>
          <p className="lead">{lead}</p>
          <Row className={css.actions}>
            <QuoteLink className={buttonClassName({ variant: 'solid' })}>
              <Icon name="quote" /> {actions.quote}
            </QuoteLink>
            <CallButton>{actions.call}</CallButton>
            <TextButton variant="red" className={css.emergency}>
              {actions.emergency}
            </TextButton>
          </Row>
        </Split>
        <p className="small">{actions.note}</p>
      </Stack>
    </Zone>
  );
}

/** What to do when a chiller is down. */
function EmergencySection() {
  return (
    <Zone letter="F">
      <EmergencyBanner variant="commercial" {...chillersPage.emergency} />
    </Zone>
  );
}
