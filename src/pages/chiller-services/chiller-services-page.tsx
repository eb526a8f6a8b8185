import { company } from 'records:company';
import * as chillerServicesPage from 'words:chiller-services';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { ButtonRoute } from '#src/components/route-link.tsx';
import { buttonClassName } from '#src/ui/button.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { type Plane, Zone } from '#src/ui/zone.tsx';
import { recordPath } from '#src/views/paths.ts';
import { chillerServices, shownJob } from '#src/views/services.ts';
import css from './chiller-services-page.module.css';
import { PartZone, type Sheet } from './part-zone.tsx';

const { actions, contents, end, job, lead, title } = chillerServicesPage;

/** /chillers/services: the specification of the chiller work, no two zones composed alike. */
export function ChillerServicesPage() {
  return (
    <>
      <HeroSection />
      {sheets.map(({ ids, ...sheet }, index) => (
        <PartZone
          key={ids.join()}
          {...sheet}
          letter={String.fromCharCode(letterB + index)}
          parts={chillerServices.filter(({ id }) => ids.includes(id))}
        />
      ))}
      <Row ends className={css.end}>
        {company.sample && <SampleNote>{end}</SampleNote>}
        <p className="small">
          {job.text} <a href={recordPath('project', shownJob.id)}>{job.link(shownJob)}</a>
        </p>
      </Row>
    </>
  );
}

/** The hero is zone A. */
const letterB = 66;

/** Which parts share a zone, and how it is composed. */
const sheets: readonly { ids: readonly string[]; sheet: Sheet; plane?: Plane }[] = [
  { ids: ['start-up', 'maintenance'], sheet: 'pair' },
  { ids: ['overhaul'], sheet: 'beside' },
  // the largest piece of work has the largest drawing
  { ids: ['re-tube'], sheet: 'band', plane: 'ink' },
  { ids: ['retrofit', 'rental'], sheet: 'pair' },
  { ids: ['emergency'], sheet: 'beside', plane: 'white' },
];

/** What the specification is for, and its table of contents. */
function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="chiller-services-title">
      <Split at="large" className={css.hero}>
        <h1 id="chiller-services-title">{title}</h1>
        <Stack>
          <p className="lead">{lead}</p>
          <Row className={css.actions}>
            <QuoteLink className={buttonClassName({ variant: 'solid' })}>
              <Icon name="quote" /> {actions.quote}
            </QuoteLink>
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
          {chillerServices.map(({ id, number, title: part }) => (
            <li key={id} data-plane={id === 'emergency' ? 'red' : undefined}>
              <a href={`#${id}`}>
                <GiantFigure className="figure-lg">{number}</GiantFigure> {part}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Zone>
  );
}
