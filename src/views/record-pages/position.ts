import { careerBenefits } from 'records:career-benefits';
import { programs } from 'records:programs';
import * as careersPage from 'words:careers';
import * as words from 'words:position';
import { weeks } from 'words:units';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Pay } from '#content/records/fields.ts';
import type { Position } from '#content/records/people.ts';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { following, pagesById } from '#content/values/pagination.ts';
import { formatDate } from '#src/lib/format-words.ts';
import { careerPath, openPositions, payAxis } from '#src/views/careers.ts';
import { careersTestimonials } from '#src/views/people.ts';
import { recordRoute } from '#src/views/record-routes.ts';

export type PositionView = ReturnType<typeof positionView>;
export type PositionPay = PositionView['pay'];

/** What the page of each position shows. */
export const positionViews = pagesById(openPositions, positionView);

function positionView(position: Position, index: number) {
  const { id, title, page, pay } = position;
  const others = following(openPositions, index, openPositions.length);
  return {
    route: recordRoute('position', id),
    id,
    /** Of the open positions, which are drawn in its order. */
    index,
    sample: position.sample || page?.sample === true,
    title,
    openUntil: position.openUntil,
    level: position.level,
    lead: page?.lead ?? `${position.level}. ${position.terms}.`,
    stillLife: position.stillLife,
    pay: {
      ...pay,
      range: rangeOf(pay),
      bonuses: pay.hasBonuses ? careersPage.pay.bonuses : '',
      axis: payAxis,
      others: others.map((other) => ({ title: other.title, min: other.pay.min, max: other.pay.max })),
      steps: page?.steps ?? [],
    },
    facts: factsOf(position),
    demands: [
      { title: careersPage.positions.responsibilities, items: position.responsibilities },
      { title: careersPage.positions.requirements, items: position.requirements },
    ],
    notNeeded: page?.notNeeded ?? [],
    testimonial:
      page?.voice &&
      recordById('testimonials', careersTestimonials, page.voice, 'src/views/record-pages/position.ts'),
    benefitsTitle: careersPage.benefits.title,
    benefits: careerBenefits.map(({ title: name, text }) => ({ title: name, text })),
    days: page?.days ?? [],
    apply: {
      ...careersPage.apply,
      title: position.applyLabel,
      // the days tell the same story
      steps: page ? [] : careersPage.apply.steps,
    },
    rights: careersPage.rights,
    equal: careersPage.equal,
    others: others.slice(0, 2).map((other) => ({
      route: recordRoute('position', other.id),
      picture: other.stillLife,
      figure: rangeOf(other.pay),
      text: other.level,
      last: other.openUntil,
    })),
  };
}

function factsOf({ id, terms, page, program, posted, openUntil }: Position) {
  const step = careerPath[careerPath.findIndex((one) => one.id === steps[id]) + 1];
  const learned =
    program === undefined
      ? null
      : recordById('programs', programs, program, 'src/views/record-pages/position.ts');
  const { posted: since, openUntil: until } = careersPage.positions;
  return [
    { term: words.facts.terms, value: terms },
    { term: words.facts.onCall, value: page?.onCall },
    { term: words.facts.learn, value: learned && `${learned.title}, ${weeks({ count: learned.duration })}` },
    {
      term: words.facts.next,
      value: steps[id] && step && `${step.title}, ${rangeOf(step.pay)} ${words.unit}`,
    },
    {
      term: words.facts.open,
      value: `${since({ day: formatDate(posted) })} ${until({ day: formatDate(openUntil) })}`,
    },
  ].flatMap(({ term, value }) => (value ? [{ term, value }] : []));
}

/** Which step of the career path a position is. */
const steps: Readonly<Record<string, string>> = { apprentice: 'helper', technician: 'technician' };

function rangeOf(pay: Pay): string {
  return formatRange(pay, formatDollars);
}
