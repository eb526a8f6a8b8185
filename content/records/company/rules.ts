import type { Company } from './schema.ts';
import type { Problem } from './unready.ts';

/** A counter on somebody else's host would tell them who comes; /privacy says that nobody is told. */
export function counterElsewhere({ counter, website }: Company): Problem[] {
  if (!counter) return [];
  const [host, own] = [counter.script, website].map((address) =>
    new URL(address).hostname.replace(/^www\./, ''),
  );
  if (host === own || host?.endsWith(`.${own}`)) return [];
  return [
    {
      field: 'counter.script',
      text: `lies on ${host}, which is not yours; run the counter on a host such as stats.${own}, or leave it out`,
    },
  ];
}

/** Sample content must reach nobody. */
export function contactsOfSomebody({ phone, email, website, appUrl }: Company): Problem[] {
  const hosts: [string, string | undefined][] = [
    ['email', email.split('@')[1]],
    ['website', new URL(website).hostname],
    ['appUrl', new URL(appUrl).hostname],
  ];
  return [
    ...(/555-01\d\d$/.test(phone.display)
      ? []
      : [
          {
            field: 'phone',
            text: 'may be somebody’s; while sample is true use a number of the form (954) 555-01xx, or set sample: false',
          },
        ]),
    ...hosts
      .filter(([, host]) => host !== 'example.com')
      .map(([field, host]) => ({
        field,
        text: `names ${host}, which may be real; while sample is true use example.com, or set sample: false`,
      })),
  ];
}

/** Puts the file before a problem. */
export function at(file: string) {
  return (problem: Problem) => ({ file, ...problem });
}
