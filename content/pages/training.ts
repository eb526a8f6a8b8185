import { trainingReply } from '../facts/replies.ts';
import { capitalize, formatCount, numberWord } from '../format.ts';
import { programs } from '../records/programs/programs.ts';
import { promises } from '../records/promises/promises.ts';

const weeks = programs.map(({ duration }) => duration);
const count = numberWord(programs.length);

/** The words of /training. */
export const trainingPage = {
  title: `Learn air conditioning on the bench, in ${Math.min(...weeks)} to ${Math.max(...weeks)} weeks.`,
  lead: `${capitalize(count)} programs for people who want to enter the trade, and for technicians who want to go further. We call you within ${trainingReply} of your application.`,
  actions: { apply: 'Apply', programs: `See the ${count} programs` },
  lab: {
    parts: {
      board: { title: 'Trainer board', text: 'a circuit you can see' },
      condenser: { title: 'Condensing unit', text: 'to charge and troubleshoot' },
    },
    caption: 'Illustration of the lab.',
  },
  about: 'Before you apply',
  programs: {
    title: `${capitalize(count)} programs, week by week`,
    note: 'Shortest first. Each block is one week.',
    program: 'Program',
    week: 'Week',
    topics: 'You learn',
    weeks: (duration: number) => formatCount(duration, 'week'),
  },
  certifications: {
    title: 'Certifications and outcomes',
    note: 'A card belongs to the person who passed, not to a company. We issue the last one; others examine for the rest.',
    caption: 'Which cards the programs prepare for, and who examines',
    columns: { card: 'Card', examiner: 'Who examines', programs: 'Prepared for in' },
    everyProgram: `All ${count}`,
  },
  outcomes: { title: 'After training you can', link: 'Careers and pay' },
  why: 'Why train here',
  voices: {
    title: 'Graduates',
    sample: 'Sample quotations, until the owner supplies graduates’ own words.',
  },
  apply: {
    title: 'Apply for training',
    figure: promises.replies.training.hours,
    unit: 'h',
    promise: `We’ll contact you within ${trainingReply} to discuss your training needs.`,
    steps: [
      'We call and ask what you have done so far.',
      'You see the shop, the benches and the fee.',
      'You choose a program and a start date.',
    ],
  },
};
