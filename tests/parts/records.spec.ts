import { certifications } from 'records:certifications';
import { credentials } from 'records:credentials';
import { industries } from 'records:industries';
import { naicsCodes } from 'records:naics-codes';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { qualityStandards } from 'records:quality-standards';
import { strategicPartners } from 'records:strategic-partners';
import { trades } from 'records:trades';
import { trainingOutcomes } from 'records:training-outcomes';
import { claims } from 'words:statement';
import * as teamPage from 'words:team';
import { answers } from 'words:training';
import { rating as ratingWords, weeks, years as yearsWords } from 'words:units';
import { formatDollars, formatNumber, formatRange } from '#content/values/format.ts';
import { openPositions } from '#src/views/careers.ts';
import { recordPath } from '#src/views/paths.ts';
import {
  careersTestimonials,
  leadership,
  residentialTestimonials,
  specialists,
  trainingTestimonials,
} from '#src/views/people.ts';
import { priceSchedule } from '#src/views/price-schedule.ts';
import { routes } from '#src/views/routes.ts';
import { equipment } from '#src/views/services.ts';
import { textsIn } from '#tools/content/record-faults.ts';
import { elementsIn, textOf } from '../pages/markup.ts';
import { ask, expect, squeezed, test, testWithoutScript } from '../support/site.ts';

const people = [...leadership, ...specialists];

/** The fields of records that are shown word for word wherever a record is. */
const shown =
  /^(code|name|title|what|text|role|description|features|topics|level|license|requirements|responsibilities|fullDescription|achievements)$/;

const made: Record<string, (value: never) => string> = {
  location: (place: string) => `Location ${place}`,
  type: (type: string) => `Type ${type}`,
  tonnage: (tons: number) => `${formatNumber(tons)} tons`,
  duration: (count: number) => weeks({ count }),
  ownership: (share: number) => `${share}%`,
  rating: (rating: number) => ratingWords({ rating }),
  years: (count: number) => yearsWords({ count }),
  pay: (band: Parameters<typeof formatRange>[0]) => formatRange(band, formatDollars),
};

function wordsOf(record: object): string[] {
  const said = textsIn(record).filter(({ path: [field] }) => shown.test(String(field)));
  const others = Object.entries(record).flatMap(([field, value]) =>
    value === null ? [] : (made[field]?.(value as never) ?? []),
  );
  return [...said.flatMap(({ text }) => text.split(/\n\s*\n/)), ...others];
}

const records: Record<string, readonly object[]> = {
  [routes.government.path]: [...naicsCodes, ...credentials, ...claims.competencies],
  [routes.commercial.path]: priceSchedule.commercial,
  [routes.residential.path]: residentialTestimonials,
  [routes.services.path]: equipment,
  [routes.projects.path]: [
    ...projects.map(({ role: _, ...project }) => project),
    ...qualityStandards.map(({ text }) => ({ text })),
  ],
  [routes.team.path]: [...people, ...strategicPartners],
  [routes.training.path]: [
    ...[...programs, ...trainingTestimonials, ...answers.map(({ title }) => ({ title }))],
    ...[...certifications, ...trainingOutcomes.shown, ...trainingOutcomes.next],
  ],
  [routes.careers.path]: [...openPositions, ...careersTestimonials],
  [routes.subcontractors.path]: trades,
  [routes.chillers.path]: industries,
  ...Object.fromEntries(
    openPositions.map(({ id, requirements, responsibilities }) => [
      recordPath('position', id),
      [...requirements, ...responsibilities].map((text) => ({ text })),
    ]),
  ),
};

test('pages say of each record all that it holds, in one part', async ({ request }) => {
  for (const [path, all] of Object.entries(records)) {
    const parts = elementsIn(await (await request.get(path)).text(), 'main')
      .filter(({ tagName }) => /^(article|li|figure|tr|h\d|p|dt|dd|th)$/.test(tagName))
      .map((part) => squeezed(textOf(part)));
    for (const words of all.map(wordsOf))
      await ask(`${words[0]} on ${path}`, () => {
        const due = words.map(squeezed);
        const unsaid = parts.map((part) => due.filter((one) => !part.includes(one)));
        return unsaid.sort((one, other) => one.length - other.length)[0] ?? due;
      });
  }
});

testWithoutScript('of each wall one biography is open, and a search finds a closed one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.team.path);
  for (const { id, name } of people.slice(1)) {
    const card = page.locator(`#${id}`);
    await card.locator('summary').evaluate((one) => one.scrollIntoView());
    await page.getByLabel(teamPage.member.biographyOf({ name })).click();
    await expect(card.locator('../..').locator('[open]'), name).toHaveCount(1);
    await expect(card.locator('[open] summary'), `${name}, whatever closes above`).toBeInViewport();
  }
  const { name, fullDescription } = people.at(-2) as (typeof people)[number];
  const [words = ''] = fullDescription.split(/[.,]/);
  await page.goto(`/team#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
  await expect(page.getByText(words), name).toBeInViewport();
});
