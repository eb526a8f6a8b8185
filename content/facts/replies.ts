import { promises } from 'records:promises';
import { team } from 'records:team';
import type { ReplyKind } from '../records/promises.ts';
import { formatCount, uncapitalize } from '../values/format.ts';
import { recordById } from './record-by-id.ts';

// How long an answer takes and who gives it, as it stands in sentences.

const { replies } = promises;
const hoursTo = (kind: ReplyKind) => formatCount(replies[kind].hours, 'hour');

/** 24 hours, to a quote. */
export const quoteReply = hoursTo('quote');
/** 24 h. */
export const quoteReplyShort = `${replies.quote.hours} h`;
/** 24 hours, to an RFQ or RFP. */
export const proposalReply = hoursTo('proposal');
/** 24 h. */
export const proposalReplyShort = `${replies.proposal.hours} h`;
/** 24 hours, to an applicant for training. */
export const trainingReply = hoursTo('training');
/** 48 hours, to an applicant for a job. */
export const careersReply = hoursTo('careers');

/** Which days count, inside a sentence: Sundays and holidays included. */
export const replyDays = `Sundays and holidays ${replies.everyDay ? 'included' : 'not counted'}`;
/** The same where there is little room: Sundays included. */
export const replyDaysShort = `Sundays ${replies.everyDay ? 'included' : 'not counted'}`;
/** The same as a sentence of its own. */
export const replyDaysRule = replies.everyDay
  ? 'Sundays and holidays included.'
  : 'Sundays and holidays do not count.';

/** Who answers, and how soon, by what is asked. */
export const answerFrom = {
  quote: answer('quote'),
  proposal: answer('proposal'),
  training: answer('training'),
  careers: answer('careers'),
} satisfies Record<ReplyKind, Answer>;

/** Ruth Okafor, contracts and finance: the point of contact of the capability statement. */
export const proposalContact = `${answerFrom.proposal.name}, ${uncapitalize(answerFrom.proposal.role)}`;

interface Answer {
  /** Dana Whitlock. */
  name: string;
  /** Dana. */
  firstName: string;
  /** As on the team page: Vice president, operations. */
  role: string;
  /** within 48 hours, Sundays and holidays included. */
  within: string;
  /** Dana Whitlock, operations, answers within 48 hours, Sundays and holidays included. */
  line: string;
}

function answer(kind: ReplyKind): Answer {
  const { name, role, shortRole } = recordById('team', team, replies[kind].by, 'content/facts/replies.ts');
  const within = `within ${hoursTo(kind)}, ${replyDays}`;
  const [firstName = name] = name.split(' ');
  return { name, firstName, role, within, line: `${name}, ${shortRole}, answers ${within}.` };
}
