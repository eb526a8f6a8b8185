import { certifications } from 'records:certifications';
import { programs } from 'records:programs';
import { recordRoute } from '../addresses/record-routes.ts';
import { trainingTestimonials } from '../facts/people.ts';
import { recordById } from '../facts/record-by-id.ts';
import { employeesFee, programTerms, trainingAbout } from '../facts/training.ts';
import { programPage as words } from '../pages/program.ts';
import { trainingPage } from '../pages/training.ts';
import type { Program } from '../records/training.ts';
import { following, pagesById } from '../values/pagination.ts';

export type ProgramView = ReturnType<typeof programView>;

/** What the page of each program shows. */
export const programViews = pagesById(programs, programView);

function programView(program: Program, index: number) {
  const { id, title, page, duration } = program;
  const { days, fee, feeNote, hasCard, starts, leadsTo } = recordById(
    'programs',
    programTerms,
    id,
    'content/record-pages/program.ts',
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
    people: page && words.people(page.seats),
    starts,
    fee,
    feeNote,
    employeesFee,
    where: String(trainingAbout.find((one) => one.id === 'where')?.text),
    parts: page?.weeks ?? [],
    topics: program.topics,
    need: page?.need ?? [],
    task: page?.task,
    leadsTo,
    cards: certifications.filter(({ preparedIn }) => preparedIn.includes(id)),
    testimonial: page?.voice
      ? recordById('testimonials', trainingTestimonials, page.voice, 'content/record-pages/program.ts')
      : undefined,
    apply: trainingPage.apply,
    message: words.message(title),
    others: following(programs, index, 2).map((other) => ({
      route: recordRoute('program', other.id),
      picture: other.stillLife,
      figure: String(other.duration),
      unit: words.units.weeks[other.duration === 1 ? 0 : 1],
      text: other.description,
    })),
  };
}
