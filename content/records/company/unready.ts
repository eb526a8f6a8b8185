import type { Company } from './schema.ts';

/** What is wrong with a field of the company, and what to do. */
export interface Problem {
  field: string;
  text: string;
}

/** What an owner settles before going live: where the forms lead, and until when a finder of holes may write. */
export function unready(company: Company, today: string): Problem[] {
  return [...unreceived(company), ...outdatedContact(company, today)];
}

/** Forms that reach nobody, unless the owner has said that this is meant. */
function unreceived({ delivery, applications }: Company): Problem[] {
  const found: Problem[] = [];
  if (delivery.mode === 'none' && !delivery.accepted)
    found.push({
      field: 'delivery.mode',
      text: 'is none, so that no form sends anything; write mode: here, or accepted: true beside it',
    });
  if (applications.mode === 'notice' && !applications.accepted)
    found.push({
      field: 'applications.mode',
      text: 'is notice, so that applications say they were submitted and reach nobody; write mode: deliver, or accepted: true beside it',
    });
  return found;
}

/** A researcher need not believe a contact whose day has passed (RFC 9116). */
function outdatedContact({ securityContactUntil: until }: Company, today: string): Problem[] {
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
