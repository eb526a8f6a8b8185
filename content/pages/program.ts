/** The words of a program's own page; what it has in common with /training stands there. */
export const programPage = {
  apply: 'Apply now',
  facts: {
    duration: 'Duration',
    hours: 'Class time',
    starts: 'Starts',
    fee: 'Fee',
    where: 'Where',
    sheet: 'Program',
  },
  units: { weeks: ['week', 'weeks'], hours: 'hours' },
  people: (seats: number) => `${seats} people in a class.`,
  parts: {
    title: 'Week by week',
    note: 'Each block is one week.',
    topics: 'What you learn',
    week: 'Week',
    weeks: 'Weeks',
  },
  need: 'What you need',
  task: 'The last task',
  leadsTo: 'What it leads to',
  message: (program: string) => `Program: ${program}`,
  others: 'Other programs',
  sample: 'Sample program, fee and dates, until the owner confirms them.',
};
