import type { FieldValues } from './validate-form.ts';

/** Whether somebody wrote of an emergency, which is called in and not waited for. */
export function isEmergency(values: FieldValues): boolean {
  return values.need === 'emergency';
}
