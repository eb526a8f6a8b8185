import { programs } from 'records:programs';
import * as careersPage from 'words:careers';
import * as words from 'words:position';
import { weeks } from 'words:units';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Position } from '#content/records/people.ts';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { following, pagesById } from '#content/values/pagination.ts';
import { formatDate } from '#src/lib/format-words.ts';
import { careerPath, openPositions } from '#src/views/careers.ts';
import { careersTestimonials } from '#src/views/people.ts';
import { recordRoute } from '#src/views/record-routes.ts';

const file = 'src/views/record-pages/position.ts';

export type PositionView = ReturnType<typeof positionView>;

export const positionViews = pagesById(openPositions, positionView);

// the drawing of who does the work stands on /careers alone
function positionView({ page, figure: _, ...position }: Position, index: number) {
  return {
    ...position,
    ...page,
    route: recordRoute('position', position.id),
    /** Of the open positions, which are drawn in its order. */
    index,
    sample: position.sample || page?.sample === true,
    lead: page?.lead ?? `${position.level}. ${position.terms}.`,
    facts: factsOf(position, page?.onCall),
    testimonial: page?.voice ? recordById('testimonials', careersTestimonials, page.voice, file) : undefined,
    others: following(openPositions, index, openPositions.length).map((other) => ({
      route: recordRoute('position', other.id),
      picture: other.stillLife,
      figure: formatRange(other.pay, formatDollars),
      text: other.level,
      last: other.openUntil,
      pay: other.pay,
    })),
  };
}

function factsOf({ id, terms, program, posted, openUntil }: Position, onCall?: string) {
  const next = careerPath.find((_, index) => careerPath[index - 1]?.id === id);
  const learned = program === undefined ? undefined : recordById('programs', programs, program, file);
  const { posted: since, openUntil: until } = careersPage.positions;
  return [
    { term: words.facts.terms, value: terms },
    { term: words.facts.onCall, value: onCall },
    { term: words.facts.learn, value: learned && `${learned.title}, ${weeks({ count: learned.duration })}` },
    {
      term: words.facts.next,
      value: next && `${next.title}, ${formatRange(next.pay, formatDollars)} ${words.unit}`,
    },
    {
      term: words.facts.open,
      value: `${since({ day: formatDate(posted) })} ${until({ day: formatDate(openUntil) })}`,
    },
  ].flatMap(({ term, value }) => (value ? [{ term, value }] : []));
}
