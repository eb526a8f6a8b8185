/** What the pages of single records have in common. */
export const recordPageWords = {
  trail: 'Way back',
  sheet: 'Sheet',
  call: 'Ask first',
};
