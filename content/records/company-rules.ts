import { defineSingle, type Fault } from './collection.ts';
import { type Company, companySchema } from './company.ts';
import { unassignedNumber } from './specimens.ts';

export const companyCollection = defineSingle({
  name: 'company',
  noun: 'company',
  schema: companySchema,
  references: { 'office.county': 'regions.counties' },
  faults: (company) => [
    ...(company.nameParts.join(' ') === company.name
      ? []
      : [{ field: 'nameParts', text: 'do not make up the name; correct name or nameParts' }]),
    ...(company.license.class === 'Class B' && !company.pagesOff?.includes('chillers')
      ? [
          {
            field: 'license.class',
            text: 'is no class that covers chillers; switch their pages off with pagesOff: [chillers, chillerServices], or correct the class',
          },
        ]
      : []),
    ...counterElsewhere(company),
    ...(company.sample ? contactsOfSomebody(company) : []),
  ],
  beforePublishing: (company, today) => [...unreceived(company), ...outdatedContact(company, today)],
});

/** A counter on somebody else's host would tell them who comes; /privacy says that nobody is told. */
function counterElsewhere({ counter, website }: Company): Fault[] {
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
function contactsOfSomebody({ phone, email, website, appUrl }: Company): Fault[] {
  const hosts: [string, string | undefined][] = [
    ['email', email.split('@')[1]],
    ['website', new URL(website).hostname],
    ['appUrl', new URL(appUrl).hostname],
  ];
  return [
    ...(unassignedNumber.test(phone.display)
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

/** Forms that reach nobody: messages may where the owner has said so, applications where their pages are off. */
function unreceived({ delivery, applications, pagesOff }: Company): Fault[] {
  const found: Fault[] = [];
  if (delivery.mode === 'none' && !delivery.accepted)
    found.push({
      field: 'delivery.mode',
      text: 'is none, so that no form sends anything; write mode: here, or accepted: true beside it',
    });
  if (applications.mode === 'notice' && !(pagesOff?.includes('training') && pagesOff.includes('careers')))
    found.push({
      field: 'applications.mode',
      text: 'is notice, so that applications say they were submitted and reach nobody; write mode: deliver, or take their pages off with pagesOff: [training, careers]',
    });
  return found;
}

/** A researcher need not believe a contact whose day has passed (RFC 9116). */
function outdatedContact({ securityContactUntil: until }: Company, today: string): Fault[] {
  const field = 'securityContactUntil';
  const inDays = (Date.parse(until) - Date.parse(today)) / 86_400_000;
  if (inDays < 30)
    return [
      {
        field,
        text: `is ${until}, less than 30 days away; look at SECURITY.md, then write a day within the next year`,
      },
    ];
  if (inDays > 366)
    return [{ field, text: `is ${until}, over a year away; write a day within the next year` }];
  return [];
}
