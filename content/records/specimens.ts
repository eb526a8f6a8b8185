export const unassignedNumber = /\b555-?01\d\d\b/;

/** How a text looks that stands in for one not known yet: nobody can take it for real, and it never goes live. */
export const specimens: readonly { pattern: RegExp; name: string }[] = [
  { pattern: /^C[AM]C0+$/, name: 'a license number of zeros' },
  { pattern: /^0{4,12}$/, name: 'a number of zeros' },
  { pattern: /specimen/i, name: 'a specimen' },
  { pattern: /^P\.O\. Box 0+$/, name: 'a P.O. box of zeros' },
  { pattern: /^2000-01-01$/, name: 'a specimen date' },
  // in the future, so that what has an end has not ended
  { pattern: /^2099-\d\d-\d\d$/, name: 'a specimen date' },
  { pattern: /\bexample\.(com|org|net)\b/, name: 'an address that leads nowhere' },
  { pattern: unassignedNumber, name: 'a number that reaches nobody' },
];

/** Whether a text stands in for one not known yet. */
export function isSpecimen(text: string | null): boolean {
  return text !== null && specimens.some(({ pattern }) => pattern.test(text));
}
