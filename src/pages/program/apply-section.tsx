import type { ProgramView } from '#content/record-pages/program.ts';
import { TrainingForm } from '#src/components/application-forms/training-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';

/** The application with this program named in it, and what happens after it. */
export function ApplySection({ apply, message }: ProgramView) {
  return <ApplyZone letter="E" form={<TrainingForm message={message} />} {...apply} />;
}
