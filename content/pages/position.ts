/** The words of a position's own page; what it has in common with /careers stands there. */
export const positionPage = {
  apply: 'Apply now',
  unit: 'an hour',
  scale: 'The figure is as wide as its band on the scale of dollars. Thin lines are the other positions.',
  narrow: 'Its band on the scale of dollars. Thin lines are the other positions.',
  steps: 'What is paid for what',
  facts: {
    terms: 'Hours and place',
    onCall: 'On call',
    learn: 'You learn',
    next: 'Next step',
    open: 'Open',
    sheet: 'Position',
  },
  notNeeded: 'What you don’t need',
  years: (years: string) => `${years} here`,
  days: {
    title: 'From application to offer',
    note: 'A block is the latest day, a thin line the wait.',
    unit: 'days',
    until: 'by day',
  },
  closed: { text: 'This position is closed.', link: 'All positions' },
  others: 'Other positions',
  sample: 'Sample position and terms, until the owner posts a real one.',
};
