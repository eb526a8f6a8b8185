import { careersPage } from '#content/pages/careers.ts';
import { CareersForm } from '#src/components/application-forms/careers-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';

const { apply, rights } = careersPage;

/** The job application, when the answer comes, and what every applicant may ask for. */
export function ApplySection() {
  return (
    <ApplyZone letter="F" form={<CareersForm />} {...apply}>
      <p>
        {rights.help} <PhoneLink className="nb">{rights.call}</PhoneLink>.
      </p>
      <p>{rights.check}</p>
    </ApplyZone>
  );
}
