import * as words from 'words:position';
import { CareersForm } from '#src/components/application-forms/careers-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { UntilDate } from '#src/components/until-date.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import type { PositionView } from '#src/views/record-pages/position.ts';

/** The job application with this position chosen, and what every applicant may ask for; gone once the position is closed. */
export function ApplySection({ id, apply, rights, equal, sample, openUntil }: PositionView) {
  return (
    <UntilDate last={openUntil}>
      <ApplyZone letter="E" form={<CareersForm position={id} />} {...apply}>
        <p>{equal}</p>
        <p>
          {rights.help} <PhoneLink>{rights.call}</PhoneLink>.
        </p>
        <p>{rights.check}</p>
        {sample && <SampleNote>{words.sample}</SampleNote>}
      </ApplyZone>
    </UntilDate>
  );
}
