import { trainingPage } from '#content/pages/training.ts';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { TrainingForm } from './training-form.tsx';

/** The application for a program, and what happens after it. */
export function ApplySection() {
  return <ApplyZone letter="E" form={<TrainingForm />} {...trainingPage.apply} />;
}
