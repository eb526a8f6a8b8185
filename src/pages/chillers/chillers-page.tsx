import { chillerTypes } from 'records:chiller-types';
import { industries } from 'records:industries';
import { actions, building, emergency, lead, services, title } from 'words:chillers';
import { addresses } from '#content/values/addresses.ts';
import { ChillerElevation, PublicBuildingSection } from '#src/components/drawings/drawings.tsx';
import { EmergencyZone } from '#src/components/emergency-zone.tsx';
import { CallButton, MoreRoute, RouteLink, TextButton } from '#src/components/links.tsx';
import { QuoteButton } from '#src/components/quote-dialog.tsx';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { Bubble } from '#src/ui/bubble.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { routes } from '#src/views/routes.ts';
import { chillerServices } from '#src/views/services.ts';
import css from './chillers-page.module.css';
import { IndustriesSection, TypesSection } from './types-and-industries.tsx';

/** 10– and 2,000+: letters that are set far apart need a second line. */
const [from = '', to = ''] = title.range.split(/(?<=–)/);

/** /chillers: three types on one scale of tons, what they need, what we do to them, and where they are usual. */
export function ChillersPage() {
  return (
    <>
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
              <QuoteButton>{actions.quote}</QuoteButton>
              <CallButton>{actions.call}</CallButton>
              <TextButton variant="red" className={css.emergency}>
                {actions.emergency}
              </TextButton>
            </Row>
          </Split>
          <p className="small">{actions.note}</p>
        </Stack>
      </Zone>
      <TypesSection />
      <Zone letter="C" padded aria-labelledby="building-title">
        <DrawingTitle id="building-title" number={2} sheet={routes.chillers.sheet} of={building} />
        {/* the table says in words what they show */}
        <div className={css.places} aria-hidden="true">
          {types.map(({ id }) =>
            id === 'water-cooled' ? (
              <AnnotatedDrawing key={id} className={css.room} picture={<PublicBuildingSection alt="" />} />
            ) : (
              <ChillerElevation key={id} type={id} alt="" className={css.slab} />
            ),
          )}
        </div>
        <Schedule
          className={css.answers}
          caption={building.caption}
          columns={[building.question, ...types.map(({ name }) => name)]}
          labelledFrom={1}
          rows={building.questions.map((row, index) => ({
            key: row,
            cells: [row, ...types.map(({ answers }) => answers?.[index])],
          }))}
        />
      </Zone>
      {chillerServices.length > 0 && (
        <Zone letter="D" plane="water" padded aria-labelledby="life-title">
          <ZoneTitle id="life-title" title={services.title} />
          <Stack gap="even" className={css.lines}>
            {lines.map(({ title, className, parts }) => (
              <div key={title}>
                <h3 className={`name ${css.kind}`}>{title}</h3>
                <ol className={className}>
                  {parts.map(({ id, number, title: name, summary }) => (
                    <li key={id} className={css.service}>
                      <RouteLink to="chillerServices" hash={id} className={css.link} data-service={id}>
                        <Bubble className={css.bubble} top={String(number)} bottom={sheet} />
                        <span className="note">
                          <b className="name">{name}</b> {summary}
                        </span>
                      </RouteLink>
                    </li>
                  ))}
                </ol>
              </div>
            ))}
            <MoreRoute to="chillerServices">{services.more}</MoreRoute>
          </Stack>
        </Zone>
      )}
      {industries.length > 0 && <IndustriesSection />}
      <EmergencyZone letter="F" variant="commercial" {...emergency} />
    </>
  );
}

const types = chillerTypes.filter(({ answers }) => answers);

const { sheet } = addresses.chillerServices;

const lines = [
  { title: services.planned, className: css.joined, parts: chillerServices.filter((one) => one.isPlanned) },
  { title: services.unplanned, className: css.pair, parts: chillerServices.filter((one) => !one.isPlanned) },
];
