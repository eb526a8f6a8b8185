import { bonding } from 'records:bonding';
import { bondAggregate, bondSingle } from 'words:facts';
import * as homePage from 'words:home';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { MailButton, MoreRoute } from '#src/components/links.tsx';
import { QuoteButton } from '#src/components/quote-dialog.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { credentialLines } from '#src/views/credentials.ts';
import { HeroSection } from './hero-section.tsx';
import css from './home-page.module.css';
import { ServicesSection } from './services-section.tsx';
import { ClockSection, VisitSection } from './visit-and-clock.tsx';

/** The sheet that leads to all others: what we do, how fast, with what credentials. */
export function HomePage() {
  return (
    <>
      <HeroSection />
      <VisitSection />
      <ClockSection />
      <ServicesSection />
      <StandingSection />
      {/* what to send for a price, and how soon it comes back */}
      <Zone letter="F" plane="ink" padded aria-labelledby="close-title">
        <Split>
          <h2 id="close-title">{homePage.close.title}</h2>
          <Stack>
            <p>{homePage.close.text}</p>
            <Row className={css.actions}>
              <QuoteButton>{homePage.close.quote}</QuoteButton>
              <MailButton />
            </Row>
          </Stack>
        </Split>
      </Zone>
    </>
  );
}

const hasCredentials = credentialLines.length > 0;

/** What a stranger can check: credentials by the type of their line, and bonding to scale. */
function StandingSection() {
  const { title, note } = homePage.credentials;
  return (
    <Zone letter="E" padded aria-labelledby={hasCredentials ? 'credentials-title' : 'bonding-title'}>
      {hasCredentials && (
        <>
          <ZoneTitle id="credentials-title" note={note} title={title} />
          <CredentialsLine />
        </>
      )}
      <BondingCapacity heading={hasCredentials ? 'h3' : 'h2'} />
    </Zone>
  );
}

const dollars = linearScale(0, bonding.aggregate);

/** Both bonds on one bar as wide as the sheet, each figure on its own end, and what is to be known of them. */
function BondingCapacity({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { title, single, aggregate, note, more } = homePage.bonding;
  const end = dollars(bonding.single);
  const sums = [
    { figure: bondSingle, name: single, percent: end, fill: 'solid' },
    { figure: bondAggregate, name: aggregate, percent: 100 - end, fill: 'blue' },
  ] as const;
  return (
    <div className={css.bonding}>
      <Heading id="bonding-title">{title}</Heading>
      <div className={css.sums}>
        {sums.map(({ figure, name, percent, fill }) => (
          <Stack key={name} gap="even" className={css.sum}>
            {/* its part of the bar is as wide as a drawing of nothing but its width */}
            <svg width={percent * 50} height="0" aria-hidden="true" />
            <GiantFigure className={css.figure}>{figure}</GiantFigure> <b className="note">{name}</b>
            <Bar scale={dollars} fill={fill} />
          </Stack>
        ))}
      </div>
      <div className="note">
        {note}{' '}
        <MoreRoute to="government" hash="bonding">
          {more}
        </MoreRoute>
      </div>
    </div>
  );
}
