import courthouse from 'records:drawings/courthouse';
import * as governmentPage from 'words:government';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { statementPdf } from '#src/views/routes.ts';
import css from './hero-section.module.css';

/** Who this sheet is for and the file to forward; low, so that the identifiers follow on the first screen. */
export function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="government-title">
      <div className={css.words}>
        <h1 id="government-title" className={css.title}>
          {governmentPage.title}
        </h1>
        <p className="lead">{governmentPage.lead}</p>
        <div className={css.actions}>
          <ButtonLink variant="solid" href={statementPdf} download>
            <Icon name="download" />
            {governmentPage.pdf}
          </ButtonLink>
          <ButtonRoute to="capabilityStatement">{governmentPage.statement}</ButtonRoute>
        </div>
      </div>
      <Picture
        picture={courthouse.url}
        alt={courthouse.alt}
        sizes="(width < 1024px) 100vw, (width < 1280px) 57vw, 40vw"
        priority
        className={css.frame}
        imgClassName={css.picture}
      />
    </Zone>
  );
}
