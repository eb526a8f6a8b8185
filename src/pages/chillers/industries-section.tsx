import { chillerTypes } from 'records:chiller-types';
import { company } from 'records:company';
import { industries } from 'records:industries';
import * as chillersPage from 'words:chillers';
import type { Industry } from '#content/records/services.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { routes } from '#src/views/routes.ts';
import css from './chillers-page.module.css';

const { caption, columns, marks, note, sample, title } = chillersPage.industries;

/** Which type is usual in which industry. */
export function IndustriesSection() {
  return (
    <Zone letter="E" padded aria-labelledby="industries-title">
      <DrawingTitle number={3} sheet={routes.chillers.sheet} id="industries-title" note={note}>
        {title}
      </DrawingTitle>
      <Stack gap="even">
        <Row as="ul" className="note" aria-hidden="true">
          {(['usual', 'seen', 'rare'] as const).map((usage) => (
            <Row as="li" gap="tight" key={usage}>
              <Mark usage={usage} /> {marks[usage]}
            </Row>
          ))}
        </Row>
        <Schedule
          className={css.marks}
          caption={caption}
          captionHidden
          columns={[
            { head: columns.industry },
            { head: columns.load, labelled: true },
            ...chillerTypes.map(({ name }) => ({ head: name, align: 'center' as const, labelled: true })),
          ]}
          rows={industries.map(({ id, name, load, marks: usages }) => ({
            key: id,
            cells: [
              name,
              load,
              ...chillerTypes.map((type) => <UsageCell key={type.id} usage={usages[type.id]} />),
            ],
          }))}
        />
        {company.sample && <SampleNote>{sample}</SampleNote>}
      </Stack>
    </Zone>
  );
}

type Usage = Industry['marks']['screw'];

/** How usual a type is: to see, and in words. */
function UsageCell({ usage }: { usage: Usage }) {
  return (
    <>
      <Mark usage={usage} /> <span className="sr-only">{marks[usage]}</span>
    </>
  );
}

/** A full, half or empty disc: told apart by its shape, so in any colors and on paper. */
function Mark({ usage }: { usage: Usage }) {
  return (
    <svg
      className={css.mark}
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
