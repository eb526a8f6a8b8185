import { z } from 'zod';
import { atLeast, id, pay, text } from '../records/fields.ts';

/** A step of the career path, with what opens the way to it. */
const careerStep = z.strictObject({
  id,
  title: text(20, 'a node of the path'),
  /** As the position of this step is paid. */
  pay,
  text: text(90, 'the lines under the node'),
  /** What has to be shown first; null for the first step. */
  opensWith: text(90, 'the valve before the node').nullable(),
});

export type CareerStep = z.infer<typeof careerStep>;

export const schemas = {
  careerPath: atLeast(3, careerStep),
};
