import { programs } from 'records:programs';
import { promises } from 'records:promises';
import { trainingTestimonials } from '../facts/people.ts';
import { answerFrom } from '../facts/promises.ts';
import { capitalize, countWords, numberWord } from '../values/format.ts';

const weeks = programs.map(({ duration }) => duration);
const count = numberWord(programs.length);
const { firstName, line: promise } = answerFrom.training;

/** The words of /training. */
export const trainingPage = {
  title: `${capitalize(count)} air conditioning programs on the bench, ${Math.min(...weeks)} to ${Math.max(...weeks)} weeks.`,
  lead: 'For people who want to enter the trade, and for technicians who want to go further.',
  actions: { apply: 'Apply', programs: `See the ${count} programs` },
  lab: {
    parts: {
      board: { title: 'Trainer board', text: 'a circuit you can see' },
      condenser: { title: 'Condensing unit', text: 'to charge and troubleshoot' },
      brazing: { title: 'Brazing set', text: 'to join copper pipe' },
    },
    caption: 'Illustration of the lab.',
  },
  about: 'Before you apply',
  when: { title: 'Days and next starts', text: 'Evenings or Saturdays.' },
  programs: {
    title: `${capitalize(count)} programs, shortest first`,
    note: 'Each block is one week.',
    fee: 'fee',
    terms: { topics: 'You learn', days: 'Days', starts: 'Starts', leadsTo: 'Leads to' },
    sample: 'Sample fees and dates, until the owner confirms them.',
  },
  certifications: {
    title: 'Certifications and outcomes',
    note: 'A card belongs to the person who passed, not to a company. We issue the last one; others examine for the rest.',
    caption: 'Which cards the programs prepare for, and who examines',
    columns: { card: 'Card', examiner: 'Who examines', programs: 'Prepared for in' },
    everyProgram: `All ${count}`,
  },
  outcomes: {
    title: 'Before you get the certificate, you have shown that you can',
    next: 'What it leads to',
    link: 'Careers and pay',
  },
  why: 'Why train here',
  testimonials: {
    title: trainingTestimonials.every(({ sample }) => sample)
      ? `${capitalize(countWords(trainingTestimonials.length, 'sample quotation'))} from graduates`
      : 'Graduates',
    sample: 'Sample quotations, until the owner supplies graduates’ own words.',
  },
  apply: {
    title: 'Apply for training',
    figure: promises.replies.training.hours,
    unit: 'h',
    promise,
    steps: [
      `${firstName} calls and asks what you have done so far.`,
      'You see the shop and the benches.',
      'You choose a program and a start date, and get the fee in writing before you pay.',
    ],
  },
};
