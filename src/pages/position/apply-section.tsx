import { positionWords as words } from '#content/pages/position.ts';
import type { PositionPage } from '#content/record-pages/position.ts';
import { CareersForm } from '#src/components/application-forms/careers-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';

/** The job application with this position chosen, and what every applicant may ask for. */
export function ApplySection({ id, apply, rights, equal, sample }: PositionPage) {
  return (
    <ApplyZone letter="E" form={<CareersForm position={id} />} {...apply}>
      <p>{equal}</p>
      <p>
        {rights.help} <PhoneLink className="nb">{rights.call}</PhoneLink>.
      </p>
      <p>{rights.check}</p>
      {sample && <SampleNote>{words.sample}</SampleNote>}
    </ApplyZone>
  );
}
