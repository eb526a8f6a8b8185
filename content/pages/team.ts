import { qualifications } from 'records:qualifications';
import { team } from 'records:team';
import { trades } from 'records:trades';
import { womanOwned } from '../facts/identity.ts';
import { leadership } from '../facts/people.ts';
import { payOverall } from '../facts/prices.ts';
import { capitalize, formatNumber, numberWord } from '../values/format.ts';

const owners = numberWord(leadership.length);
const everybody = `${capitalize(numberWord(team.length))} people`;

/** The words of /team. */
export const teamPage = {
  title: [`${capitalize(owners)} people own it.`, `All ${owners} work in\u00a0it.`],
  lead: `The people who price your job own the company that does it. It is a woman-owned small business: a woman holds ${womanOwned} and runs it day to day.`,
  ownership: {
    title: 'Ownership, adding up to 100 percent',
    share: (percent: number) => `${percent}%`,
    word: 'share',
    sample: 'Sample people, until the owner supplies the real ones.',
  },
  people: {
    title: team.some(({ imageUrl }) => imageUrl) ? everybody : `${everybody}, by their tools`,
    note: 'Tools stand where there is no portrait yet. The rule under an owner is the share: the full width of this sheet is 100%.',
  },
  leadership: { title: 'Leadership' },
  specialists: {
    title: 'Specialists',
    note: 'Whom you meet on site and on the phone. They are employees and hold no share.',
  },
  member: {
    portrait: (name: string) => `Portrait of ${name}`,
    biographyOf: (name: string) => `Biography of ${name}`,
    achievements: 'Further achievements',
  },
  partners: {
    title: 'Strategic partners',
    note: 'Independent firms. They hold no share. A firm is named here, with its license number, once it agrees.',
    columns: { partner: 'Partner', work: 'What they do with us', firm: 'Firm', license: 'License no.' },
    unnamed: 'Once the firm agrees',
  },
  careers: {
    title: 'Work on this team',
    figure: payOverall,
    text: 'an hour, for helpers, technicians and supervisors',
    link: 'Careers',
  },
  trades: {
    title: 'Work with this team',
    figure: formatNumber(trades.length),
    text: `trades wanted, with ${numberWord(qualifications.length)} minimum qualifications`,
    link: 'Partners',
  },
};
