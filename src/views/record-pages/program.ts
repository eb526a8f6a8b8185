import { certifications } from 'records:certifications';
import { programs } from 'records:programs';
import { week } from 'words:units';
import { recordById } from '#content/facts/record-by-id.ts';
import { following, pagesById } from '#content/values/pagination.ts';
import { trainingTestimonials } from '#src/views/people.ts';
import { recordRoute } from '#src/views/record-routes.ts';
import { pricedPrograms } from '#src/views/training.ts';

const file = 'src/views/record-pages/program.ts';

export type ProgramView = ReturnType<typeof programView>;

export const programViews = pagesById(pricedPrograms, programView);

function programView(program: (typeof pricedPrograms)[number], index: number) {
  const { page } = recordById('programs', programs, program.id, file);
  return {
    ...program,
    ...page,
    route: recordRoute('program', program.id),
    sample: program.sample || page?.sample === true,
    lead: page?.lead ?? program.description,
    cards: certifications.filter(({ preparedIn }) => preparedIn.includes(program.id)),
    testimonial: page?.voice ? recordById('testimonials', trainingTestimonials, page.voice, file) : undefined,
    others: following(programs, index, 2).map((other) => ({
      route: recordRoute('program', other.id),
      picture: other.stillLife,
      figure: String(other.duration),
      unit: week({ count: other.duration }),
      text: other.description,
    })),
  };
}
