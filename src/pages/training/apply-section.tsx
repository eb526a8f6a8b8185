import { trainingPage } from '#content/pages/training.ts';
import { TrainingForm } from '#src/components/application-forms/training-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';

/** The application for a program, and what happens after it. */
export function ApplySection() {
  return <ApplyZone letter="E" form={<TrainingForm />} {...trainingPage.apply} />;
}
