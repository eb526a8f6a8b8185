import { minutesOf } from '#content/format.ts';
import { type Content, fileOf, sources } from './content-registry.ts';
import { countyFaults, repeated } from './county-rule.ts';

type Rule = (content: Content) => string[];

/** What the records must be to each other; each rule answers with its faults as `file: field: what is wrong; what to do`. */
export const rules: Record<string, Rule> = {
  'enough records': (content) =>
    lists(content).flatMap(([list, records]) => {
      const { least = 1, most = Number.POSITIVE_INFINITY } = sources[list];
      const held = `${listFile(list)}: ${list}: holds ${records.length}`;
      if (records.length < least) return `${held}, the page needs ${least}; add the missing ones`;
      if (records.length > most) return `${held}, the page has room for ${most}; leave some out`;
      return [];
    }),

  'ids are unique': (content) =>
    lists(content).flatMap(([list, records]) =>
      repeated(records.flatMap((record) => ('id' in record ? [record.id] : []))).map(
        (id) => `${fileOf(list, id)}: id: "${id}" stands twice in ${list}; give one of the two another id`,
      ),
    ),

  'shares add up to 100': ({ company, leadership, specialists }) => {
    const sum = [...leadership, ...specialists].reduce((total, { ownership }) => total + (ownership ?? 0), 0);
    const owned = Object.values(company.ownership).reduce((total, share) => total + share, 0);
    return [
      ...(sum === 100
        ? []
        : [
            `content/team/index.ts: ownership: adds up to ${sum} percent; correct the shares so that they add up to 100`,
          ]),
      ...(owned === 100
        ? []
        : [
            `content/company.ts: ownership: adds up to ${owned} percent; correct the shares so that they add up to 100`,
          ]),
      ...(company.ownership.president > 50
        ? []
        : [
            'content/company.ts: ownership.president: is no majority; the site says woman-owned, which needs 51 percent',
          ]),
    ];
  },

  'all counties of Florida': countyFaults,

  'one primary NAICS code, first': ({ naicsCodes }) => {
    const primary = naicsCodes.filter(({ isPrimary }) => isPrimary);
    return [
      ...(primary.length === 1 && naicsCodes[0]?.isPrimary
        ? []
        : [
            `content/naics.ts: isPrimary: ${primary.length} codes are primary; set it on the first code alone`,
          ]),
      ...repeated(naicsCodes.map(({ code }) => code)).map(
        (code) => `content/naics.ts: code: ${code} stands twice; remove one of the two`,
      ),
    ];
  },

  'references exist': ({ careerPath, careersForm, certifications, pastPerformance, ...content }) => {
    const programs = content.programs.map(({ id }) => id);
    const projects = content.projects.map(({ id }) => id);
    const positions: string[] = content.positions.map(({ id }) => id);
    const groups = content.equipmentGroups.map(({ id }) => id);
    const choices = careersForm.fields.position?.options?.map(({ value }) => value) ?? [];
    return [
      ...certifications.flatMap(({ id, preparedIn }) =>
        unknown(
          preparedIn,
          programs,
          `content/certifications.ts: ${id}.preparedIn`,
          'program',
          'content/programs/index.ts',
        ),
      ),
      ...pastPerformance.flatMap(({ id }) =>
        unknown(
          [id],
          projects,
          'content/past-performance.ts: pastPerformance',
          'project',
          'content/projects/index.ts',
        ),
      ),
      ...careerPath.flatMap(({ id, position }) =>
        unknown(
          [position],
          positions,
          `content/career-path.ts: ${id}.position`,
          'position',
          'content/positions/index.ts',
        ),
      ),
      ...content.equipment.flatMap(({ id, group }) =>
        unknown([group], groups, `content/equipment.ts: ${id}.group`, 'group', 'equipmentGroups'),
      ),
      ...unknown(
        positions,
        choices,
        'content/forms.ts: careersForm.fields.position.options',
        'choice',
        'this list',
      ),
    ];
  },

  'project values': ({ company, projects }) =>
    projects.flatMap(({ id, valueBand: { min, max, isOpen } }) => {
      const limits = company.projectValue;
      const isInside = min >= limits.min && max <= limits.max && (!isOpen || max === limits.max);
      if (isInside) return [];
      return `${fileOf('projects', id)}: valueBand: lies outside projectValue of content/company.ts; correct one of the two`;
    }),

  'fifteen photos of the chiller repair': ({ projects }) => {
    const count = projects.find(({ id }) => id === 'chiller-capital-repair')?.galleryPhotos?.length;
    const file = fileOf('projects', 'chiller-capital-repair');
    return count === 15
      ? []
      : [`${file}: galleryPhotos: holds ${count}; the gallery shows 15: add or remove some`];
  },

  'years belong to employees': ({ careersTestimonials, residentialTestimonials, trainingTestimonials }) => [
    ...careersTestimonials
      .filter(({ years }) => years === undefined)
      .map(
        ({ id }) =>
          `content/testimonials/careers.ts: ${id}.years: is missing; add the years with the company`,
      ),
    ...[...residentialTestimonials, ...trainingTestimonials]
      .filter(({ years }) => years !== undefined)
      .map(({ id }) => `content/testimonials: ${id}.years: belongs to employees; remove it`),
  ],

  'the week in order': ({ company: { hours } }) =>
    hours.flatMap(({ day, open }, index) => [
      ...(day === week[index]
        ? []
        : [`content/company.ts: hours[${index}].day: is ${day}; write ${week[index]}`]),
      ...(open && minutesOf(open.from) >= minutesOf(open.to)
        ? [`content/company.ts: hours[${index}].open: closes before it opens; correct from or to`]
        : []),
    ]),

  'sample contacts reach nobody': ({ company }) => {
    if (!company.sample) return [];
    const isFree = /555-01\d\d$/.test(company.phone.display);
    const hosts = [
      company.email.split('@')[1],
      ...[company.website, company.appUrl].map((url) => new URL(url).hostname),
    ];
    return [
      ...(isFree
        ? []
        : [
            'content/company.ts: phone.display: may be somebody’s; while sample is true use a number of the form (954) 555-01xx',
          ]),
      ...hosts
        .filter((host) => host !== 'example.com')
        .map(
          (host) =>
            `content/company.ts: sample: is true but ${host} is real; use example.com, or set sample: false`,
        ),
    ];
  },

  'the name in both parts': ({ company: { name, nameParts } }) =>
    nameParts.join(' ') === name
      ? []
      : ['content/company.ts: nameParts: do not make up the name; correct name or nameParts'],
};

type Listed = { id?: string };

function lists(content: Content): [keyof Content, readonly Listed[]][] {
  return (Object.entries(content) as [keyof Content, unknown][]).flatMap(([list, records]) =>
    Array.isArray(records) ? [[list, records as Listed[]] as [keyof Content, readonly Listed[]]] : [],
  );
}

function listFile(list: keyof Content): string {
  return fileOf(list, 'index').replace('index/index', 'index');
}

function unknown(
  ids: readonly string[],
  known: readonly string[],
  field: string,
  kind: string,
  list: string,
) {
  return ids
    .filter((id) => !known.includes(id))
    .map((id) => `${field}: "${id}" is no ${kind}; use an id of ${list}, such as ${known[0]}`);
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
