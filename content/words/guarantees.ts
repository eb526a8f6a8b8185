/** Between the number of years and what they cover. */
export const guaranteeWords = { year: 'year', years: 'years', atMost: 'at most' };
