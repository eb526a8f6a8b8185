import { projects } from 'records:projects';
import { qualityStandards } from 'records:quality-standards';
import * as words from 'words:project';
import { references, sheet } from 'words:projects';
import { ton, tonOfHeat, week } from 'words:units';
import type { Project } from '#content/records/projects.ts';
import { formatMoney, formatNumber, formatRange } from '#content/values/format.ts';
import { following, pagesById } from '#content/values/pagination.ts';
import { recordRoute } from '#src/views/record-routes.ts';

export type ProjectView = ReturnType<typeof projectView>;

export const projectViews = pagesById(projects, projectView);

function projectView(project: Project, index: number) {
  const { page, picture, galleryPhotos = [], tonnage, duration, funding } = project;
  const sample = project.sample || page?.sample === true;
  const photos = galleryPhotos.map((photo, at) => ({ ...photo, number: at + 1 }));
  const [next] = following(projects, index, 1);
  const phases = (page?.phases ?? []).map(({ pictures = [], ...phase }) => ({
    ...phase,
    photos: photos.filter(({ number }) => pictures.includes(number)),
  }));
  const hero = photos.find(({ alt }) => alt === picture.alt);
  const result = page && {
    ...page.result,
    picture: photos.find(({ number }) => number === page.result.picture),
  };
  const shown = [hero, result?.picture, ...phases.flatMap(({ photos: own }) => own)];
  return {
    route: recordRoute('project', project.id),
    sample,
    headline: page?.headline ?? project.title,
    lead: page?.lead ?? project.description,
    // a project of the owner's has photographs
    hero: {
      ...picture,
      number: hero?.number,
      caption: hero?.caption ?? (sample ? sheet.illustration : undefined),
    },
    quantities: [
      { term: words.facts.tonnage, value: formatNumber(tonnage), unit: unitOf(project) },
      { term: words.facts.duration, value: formatNumber(duration), unit: week({ count: duration }) },
    ],
    duration,
    facts: [
      { term: words.facts.location, value: project.location },
      { term: words.facts.plant, value: project.plant },
      { term: words.facts.role, value: project.role },
      { term: words.facts.value, value: formatRange(project.valueBand, formatMoney) },
      { term: words.facts.year, value: String(project.year) },
      funding
        ? { term: words.facts.funding, value: funding }
        : { term: words.facts.customer, value: project.customerType },
    ],
    hard: page?.hard ?? [],
    done: [project.description, ...project.features],
    plan: page?.plan,
    phases,
    rest: photos.filter((photo) => !shown.includes(photo)),
    result,
    quality: qualityStandards.map(({ text }) => text),
    offer: words.offers[project.equipment],
    references: project.audience === 'government' ? references : words.references,
    next: next && {
      route: recordRoute('project', next.id),
      picture: next.picture,
      line: `${next.location}, ${formatNumber(next.tonnage)} ${unitOf(next)}`,
    },
  };
}

function unitOf({ tonnage, tonnageOf }: Project): string {
  return (tonnageOf === 'cooling' ? ton : tonOfHeat)({ count: tonnage });
}
