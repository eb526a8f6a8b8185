/** Under the bars, and between a number of years and what they cover. */
export const guaranteeWords = { years: 'years', atMost: 'at most' };
