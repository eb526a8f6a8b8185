import { certifications } from 'records:certifications';
import { programs } from 'records:programs';
import * as words from 'words:program';
import { employeesFee, whereTaught } from 'words:sentences';
import { apply } from 'words:training';
import { week } from 'words:units';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Program } from '#content/records/training.ts';
import { following, pagesById } from '#content/values/pagination.ts';
import { trainingTestimonials } from '#src/views/people.ts';
import { recordRoute } from '#src/views/record-routes.ts';
import { programTerms } from '#src/views/training.ts';

export type ProgramView = ReturnType<typeof programView>;

/** What the page of each program shows. */
export const programViews = pagesById(programs, programView);

function programView(program: Program, index: number) {
  const { id, title, page, duration } = program;
  const { days, fee, feeNote, hasCard, starts, leadsTo } = recordById(
    'programs',
    programTerms,
    id,
    'src/views/record-pages/program.ts',
  );
  return {
    route: recordRoute('program', id),
    sample: program.sample || page?.sample === true,
    title,
    lead: page?.lead ?? program.description,
    stillLife: program.stillLife,
    duration,
    hasCard,
    days,
    hours: page?.hours,
    people: page && words.people({ seats: page.seats }),
    starts,
    fee,
    feeNote,
    employeesFee,
    where: whereTaught,
    parts: page?.weeks ?? [],
    topics: program.topics,
    need: page?.need ?? [],
    task: page?.task,
    leadsTo,
    cards: certifications.filter(({ preparedIn }) => preparedIn.includes(id)),
    testimonial: page?.voice
      ? recordById('testimonials', trainingTestimonials, page.voice, 'src/views/record-pages/program.ts')
      : undefined,
    apply,
    message: words.message({ program: title }),
    others: following(programs, index, 2).map((other) => ({
      route: recordRoute('program', other.id),
      picture: other.stillLife,
      figure: String(other.duration),
      unit: week({ count: other.duration }),
      text: other.description,
    })),
  };
}
