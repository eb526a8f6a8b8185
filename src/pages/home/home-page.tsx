import * as homePage from 'words:home';
import { MailButton } from '#src/components/contact-links.tsx';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { buttonClassName } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ClockSection } from './clock-section.tsx';
import { HeroSection } from './hero-section.tsx';
import css from './home-page.module.css';
import { ServicesSection } from './services-section.tsx';
import { StandingSection } from './standing-section.tsx';
import { VisitSection } from './visit-section.tsx';

/** The sheet that leads to all others: what we do, how fast, with what credentials. */
export function HomePage() {
  return (
    <>
      <HeroSection />
      <VisitSection />
      <ClockSection />
      <ServicesSection />
      <StandingSection />
      <CloseSection />
    </>
  );
}

/** What to send for a price, and how soon it comes back. */
function CloseSection() {
  return (
    <Zone letter="F" plane="ink" padded aria-labelledby="close-title">
      <Split>
        <h2 id="close-title">{homePage.close.title}</h2>
        <Stack>
          <p>{homePage.close.text}</p>
          <Row className={css.actions}>
            <QuoteLink className={buttonClassName({ variant: 'solid' })}>
              <Icon name="quote" /> {homePage.close.quote}
            </QuoteLink>
            <MailButton />
          </Row>
        </Stack>
      </Split>
    </Zone>
  );
}
