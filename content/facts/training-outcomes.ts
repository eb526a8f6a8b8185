import { trainingOutcomes as outcomes } from 'records:training-outcomes';
import { withFigures } from './figures.ts';

/** What has been shown before the certificate is given. */
export const trainingOutcomes = outcomes.shown;

/** What may follow; no job is promised. */
export const trainingNext = withFigures('training-outcomes', outcomes.next);
