import * as chillerServicesPage from 'words:chiller-services';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { chillerServices } from '#src/views/services.ts';
import css from './hero-section.module.css';

const { actions, contents, lead, title } = chillerServicesPage;

/** What the specification is for, and its table of contents. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="chiller-services-title">
      <div className={css.text}>
        <h1 id="chiller-services-title">{title}</h1>
        <p className="lead">{lead}</p>
        <div>
          <div className={css.actions}>
            <QuoteLink className={buttonClassName({ variant: 'solid' })}>
              <Icon name="quote" /> {actions.quote}
            </QuoteLink>
            <ButtonRoute to="chillers">{actions.types}</ButtonRoute>
          </div>
          <p className="small">{actions.note}</p>
        </div>
      </div>
      <nav aria-labelledby="contents-title">
        <h2 id="contents-title" className="sr-only">
          {contents}
        </h2>
        <ol className={css.parts}>
          {chillerServices.map(({ id, number, title: part }) => (
            <li key={id} data-plane={id === 'emergency' ? 'red' : undefined}>
              <a href={`#${id}`}>
                <GiantFigure className={css.number}>{number}</GiantFigure> {part}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Zone>
  );
}
