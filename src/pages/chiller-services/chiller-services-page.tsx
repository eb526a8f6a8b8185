import { company } from 'records:company';
import { actions, contents, emergency, end, job, lead, part, receive, title } from 'words:chiller-services';
import { clsx } from 'clsx';
import { Scene } from '#src/components/drawings/drawings.tsx';
import { ButtonRoute, CallButton, TextButton } from '#src/components/links.tsx';
import { QuoteButton } from '#src/components/quote-dialog.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { type Plane, Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { recordPath } from '#src/views/paths.ts';
import { isHere } from '#src/views/routes.ts';
import { type ChillerService, chillerServices, shownJob } from '#src/views/services.ts';
import css from './chiller-services-page.module.css';
import rentalChiller from './rental-chiller.svg';

/** /chillers/services: the specification of the chiller work, no two zones composed alike. */
export function ChillerServicesPage() {
  return (
    <>
      <Zone letter="A" aria-labelledby="chiller-services-title">
        <Split at="large" className={css.hero}>
          <h1 id="chiller-services-title">{title}</h1>
          <Stack>
            <p className="lead">{lead}</p>
            <Row className={css.actions}>
              <QuoteButton>{actions.quote}</QuoteButton>
              <ButtonRoute to="chillers">{actions.types}</ButtonRoute>
              <p className="small">{actions.note}</p>
            </Row>
          </Stack>
        </Split>
        <nav aria-labelledby="contents-title">
          <h2 id="contents-title" className="sr-only">
            {contents}
          </h2>
          <ol className={css.contents} data-cut="">
            {chillerServices.map(({ id, number, title: name }) => (
              <li key={id} data-plane={id === 'emergency' ? 'red' : undefined}>
                <a href={`#${id}`}>
                  <GiantFigure className="figure-lg">{number}</GiantFigure> {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Zone>
      {sheets.map(({ letter, ids, sheet, plane }) => (
        <Zone key={letter} letter={letter} plane={plane}>
          <div className={css[sheet satisfies 'pair' | 'beside' | 'band']}>
            {chillerServices
              .filter(({ id }) => ids.includes(id))
              .map((service) => (
                <ServicePart key={service.id} sheet={sheet} {...service} />
              ))}
          </div>
        </Zone>
      ))}
      <Row ends className={css.end}>
        {company.sample && <SampleNote>{end}</SampleNote>}
        {isHere('projects') && (
          <p className="small">
            {job.text} <a href={recordPath('project', shownJob.id)}>{job.link(shownJob)}</a>
          </p>
        )}
      </Row>
    </>
  );
}

const sheets: readonly { letter: string; ids: readonly string[]; sheet: Sheet; plane?: Plane }[] = [
  { letter: 'B', ids: ['start-up', 'maintenance'], sheet: 'pair' },
  { letter: 'C', ids: ['overhaul'], sheet: 'beside' },
  // the largest piece of work has the largest drawing
  { letter: 'D', ids: ['re-tube'], sheet: 'band', plane: 'ink' },
  { letter: 'E', ids: ['retrofit', 'rental'], sheet: 'pair' },
  { letter: 'F', ids: ['emergency'], sheet: 'beside', plane: 'white' },
];

/** Two parts under their drawings, one beside its drawing, or one as a band with a larger one. */
type Sheet = 'pair' | 'beside' | 'band';

/** Beside words that decide its height a drawing loses what lies at its sides; everywhere else it is whole. */
const sizes: Record<Sheet | 'emergency', string> = {
  pair: '(width < 1024px) 50vw, 47vw',
  beside: '(width < 640px) 100vw, (width < 1024px) 84vw, 54vw',
  band: '(width < 1048px) 100vw, 58vw',
  emergency: '(width < 640px) 100vw, (width < 1024px) 135vw, (width < 1280px) 80vw, 58vw',
};

function ServicePart({ sheet, ...service }: ChillerService & { sheet: Sheet }) {
  const { id, number, title, text, clauses, photo, drawing } = service;
  const isEmergency = id === 'emergency';
  return (
    <article id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <header className={css.head} data-plane={isEmergency ? 'red' : undefined}>
        <p>
          <span className="sr-only">{part} </span>
          <GiantFigure className="figure-xl">{number}</GiantFigure>
        </p>
        <h2 id={`${id}-title`}>{title}</h2>
      </header>
      <p className={clsx(sheet === 'band' ? 'quote' : 'lead', css.text)}>{text}</p>
      <div className={css.clauses}>
        <ol className="note">
          {clauses.map((clause, index) => (
            <li key={clause}>
              <span className="num">{`${number}.${index + 1}`}</span>
              <p>{clause}</p>
            </li>
          ))}
          <li>
            <span className="num">{`${number}.${clauses.length + 1}`}</span>
            <p>
              <b>{receive}</b> {service.receive}
            </p>
          </li>
        </ol>
        {isEmergency && (
          <Row className={css.actions}>
            <CallButton variant="red">{emergency.call}</CallButton>
            <TextButton>{emergency.text}</TextButton>
            <p className="small">{emergency.note}</p>
          </Row>
        )}
      </div>
      <figure className={css.picture}>
        <Picture of={photo} sizes={sizes[isEmergency ? 'emergency' : sheet]} imgClassName={css.image} />
        {drawing && <Scene src={rentalChiller} width={900} height={600} loading="lazy" alt={drawing.alt} />}
        <figcaption className={`small ${css.caption}`}>{(photo ?? drawing)?.caption}</figcaption>
      </figure>
    </article>
  );
}
