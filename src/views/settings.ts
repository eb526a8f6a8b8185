import { company } from 'records:company';
import type { Company } from '#content/records/company.ts';

/** Where a form goes; `notice` goes nowhere and shows what the specification says. */
export type Way = Company['delivery'] | { mode: 'notice' };

/** Where each kind of form goes: messages where `delivery` in company.yaml says, applications only where `applications` lets them. */
export function waysOf(settings: Pick<Company, 'delivery' | 'applications'>) {
  const { delivery, applications } = settings;
  const application: Way = applications.mode === 'deliver' ? delivery : { mode: 'notice' };
  return { message: delivery, application };
}

export const ways = waysOf(company);

/** Origins that the forms send to besides this site. */
export const formOrigins: readonly string[] =
  company.delivery.mode === 'endpoint' ? [new URL(company.delivery.url).origin] : [];

/** Where the counter's script lies, and the server that it tells; null while nothing is counted. */
export const counter = company.counter
  ? { ...company.counter, origin: new URL(company.counter.script).origin }
  : null;
