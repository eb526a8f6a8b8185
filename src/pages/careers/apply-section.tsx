import { careersPage } from '#content/pages/careers.ts';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { CareersForm } from './careers-form.tsx';

/** The job application, and when the answer comes. */
export function ApplySection() {
  return <ApplyZone letter="F" form={<CareersForm />} {...careersPage.apply} />;
}
