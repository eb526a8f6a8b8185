import { chillerTypes } from 'records:chiller-types';
import { company } from 'records:company';
import { industries } from 'records:industries';
import * as chillersPage from 'words:chillers';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ChillerType, Industry } from '#content/records/services.ts';
import { formatNumber, formatRange } from '#content/values/format.ts';
import { ChillerElevation } from '#src/components/drawings/drawings.tsx';
import { tonScale } from '#src/lib/scale.ts';
import { Bar, endsOf, Marks, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Row, Stack, Zone } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { routes } from '#src/views/routes.ts';
import pageCss from './chillers-page.module.css';
import css from './types-and-industries.module.css';

const { elevation, kinds, unit, ...types } = chillersPage.types;

const { scale, ticks } = tonScale(chillerTypes.map(({ tons }) => tons));

/** Every type stands on its range of tons, all on one scale: first those told apart by their cooling, then the compressor. */
export function TypesSection() {
  return (
    <Zone letter="B" padded aria-labelledby="types-title">
      <DrawingTitle id="types-title" number={1} sheet={routes.chillers.sheet} of={types} />
      <TonAxis />
      {(['heat rejection', 'compressor'] as const).map((kind) => (
        <div key={kind} className={css.lanes}>
          <p className={`note ${css.kind}`}>{kinds[kind]}</p>
          {chillerTypes
            .filter((type) => type.kind === kind)
            .map((type) => (
              <ChillerLane key={type.id} {...type} />
            ))}
        </div>
      ))}
      <TonAxis />
    </Zone>
  );
}

function TonAxis() {
  return <ScaleBar className={css.axis} scale={scale} ticks={ticks} unit={unit} format={formatNumber} />;
}

/** Hatched for what is a compressor, not a machine of its own. */
const fills = { 'air-cooled': 'solid', 'water-cooled': 'blue', screw: 'hatched' } as const;

/** In percent of the scale. */
const roomForText = 24;

/** A type of chiller on its range of tons; its text before the range where that leaves room, else after it, else over its upper half. */
function ChillerLane({ id, name, tons, text }: ChillerType) {
  const start = scale(tons.min);
  const end = tons.isOpen ? 100 : scale(tons.max);
  const isBefore = start >= roomForText;
  const machineEnd = isBefore || 100 - end >= roomForText ? end : (start + end) / 2;
  return (
    <article id={id} className={css.lane} aria-labelledby={`${id}-name`}>
      <svg className={css.lines} width="100%" height="100%" aria-hidden="true">
        <Marks scale={scale} at={ticks.slice(1)} y2="100%" />
      </svg>
      <div className={css.stage}>
        <Spacer className={css.spacer} width={start} />
        <ChillerElevation type={id} alt={elevation({ name: name.toLowerCase() })} className={css.machine} />
        <Spacer className={css.spacer} width={100 - end} />
        <Spacer className={clsx(css.spacer, css.beside)} width={end - machineEnd} />
      </div>
      <div className={css.words}>
        {!isBefore && <Spacer className={clsx(css.spacer, css.beside)} width={machineEnd} />}
        <Row gap="tight" className={css.text}>
          <h3 id={`${id}-name`}>{name}</h3>
          <p className="name">
            <span className={`num ${css.figure}`}>{formatRange(tons)}</span> {unit}
          </p>
          <p className="note">{text}</p>
        </Row>
        {isBefore && <Spacer className={clsx(css.spacer, css.beside)} width={100 - start} />}
      </div>
      <Bar scale={scale} {...endsOf(tons)} fill={fills[id]} className={css.bar} />
    </article>
  );
}

const { marks, columns, ...words } = chillersPage.industries;

/** Which type is usual in which industry. */
export function IndustriesSection() {
  return (
    <Zone letter="E" padded aria-labelledby="industries-title">
      <DrawingTitle id="industries-title" number={3} sheet={routes.chillers.sheet} of={words} />
      <Stack gap="even">
        <Row as="ul" className="note" aria-hidden="true">
          {(['usual', 'seen', 'rare'] as const).map((usage) => (
            <Row as="li" gap="tight" key={usage}>
              <Mark usage={usage} /> {marks[usage]}
            </Row>
          ))}
        </Row>
        <Schedule
          className={pageCss.marks}
          caption={words.caption}
          columns={[columns.industry, columns.load, ...chillerTypes.map(({ name }) => name)]}
          labelledFrom={1}
          aligned={{ from: 2, at: 'center' }}
          rows={industries.map(({ id, name, load, marks: usages }) => ({
            key: id,
            cells: [
              name,
              load,
              ...chillerTypes.map((type) => (
                <Fragment key={type.id}>
                  <Mark usage={usages[type.id]} /> <span className="sr-only">{marks[usages[type.id]]}</span>
                </Fragment>
              )),
            ],
          }))}
        />
        {company.sample && <SampleNote>{words.sample}</SampleNote>}
      </Stack>
    </Zone>
  );
}

/** A full, half or empty disc: told apart by its shape, so in any colors and on paper. */
function Mark({ usage }: { usage: Industry['marks']['screw'] }) {
  return (
    <svg
      className={pageCss.mark}
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" fill={usage === 'usual' ? 'currentColor' : undefined} />
      {usage === 'seen' && <path d="M12 2a10 10 0 0 0 0 20z" fill="currentColor" />}
    </svg>
  );
}
