import { careerBenefits } from 'records:career-benefits';
import { chillerTypes } from 'records:chiller-types';
import { company } from 'records:company';
import { industries } from 'records:industries';
import { naicsCodes } from 'records:naics-codes';
import { partnerBenefits } from 'records:partner-benefits';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { qualifications } from 'records:qualifications';
import { serviceArea } from 'records:service-area';
import { trades } from 'records:trades';
import { contactCard } from 'words:contact-card';
import { formWords } from 'words:forms';
import * as shell from 'words:shell';
import { careerPath, openPositions } from '#src/views/careers.ts';
import type { Field } from '#src/views/form.ts';
import { careersForm, trainingForm } from '#src/views/forms.ts';
import { countyNames } from '#src/views/identity.ts';
import {
  careersTestimonials,
  leadership,
  residentialTestimonials,
  trainingTestimonials,
} from '#src/views/people.ts';
import { markets, services } from '#src/views/services.ts';
import { partnerReasons } from '#src/views/subcontracting.ts';
import { expect, readText, test } from '../support/site.ts';

// What the specification fixes for the sample company, typed here and in no other test: it guards the records against a slip, so it
// takes no expectation from them. All other tests read the records, and follow an owner.

test.skip(!company.sample, 'the specification fixes the figures of the sample company');

test.use({ javaScriptEnabled: false });

type Line = readonly [text: RegExp, ...pages: string[]];

const bonded = ['/', '/government', '/subcontractors', '/capability-statement'];
const standing = [...bonded, '/contact'];
const coded = ['/government', '/capability-statement'];
const first = ['/', '/government', '/commercial', '/residential', '/contact'];

/** Every figure that the company promises or is bound by, as a visitor must read it, and the pages where one looks for it. */
const lines: readonly Line[] = [
  [near('$2M', 'single'), ...bonded],
  [near('$5M', 'aggregate'), ...bonded],
  [near('performance bond', '3%'), '/', '/government'],

  [/within 4 hours/i, '/', '/government', '/commercial', '/contact'],
  [/same day/i, '/', '/residential', '/contact'],
  [/\b24\/7\b/, '/', '/government', '/residential', '/contact', '/capability-statement'],
  [/all year/i, '/', '/government', '/commercial'],
  [/same or next day/i, '/', '/commercial'],
  // replies to a quote or RFP, to trainees, to applicants
  [/within 24 hours/i, ...first, '/subcontractors', '/training'],
  [/within 48 hours/i, '/careers'],
  [/Mon.{0,5}7:00 AM–6:00 PM/, '/contact', '/subcontractors', '/commercial'],
  [/Sat 8:00 AM–4:00 PM/, '/contact', '/subcontractors', '/commercial'],
  [/Sun emergency only/i, '/contact', '/subcontractors'],

  [near('2 years', 'workmanship and labor'), '/', '/commercial', '/residential'],
  [near('10 years', 'compressor'), '/', '/commercial', '/residential'],
  [near('1 year', 'maintenance'), '/', '/commercial', '/residential'],
  [near('up to 10 years', 'financed'), '/residential'],
  [/no prepayment penalt/i, '/residential'],

  [/woman-owned,? .{0,20}51%/i, '/', '/government'],
  ...[51, 14, 20, 10, 5].map((share): Line => [new RegExp(`\\b${share}%`), '/team']),
  [near('8(a)', 'held'), ...standing],
  [/(?=.*\bWOSB)(?=.*EDWOSB).*in process/i, ...standing],
  [near('FEMA', 'experience'), '/', '/government', '/contact'],
  [/FEMA does not certify or endorse contractors/, '/', '/government', '/contact', '/capability-statement'],
  [/\bUEI\b/, ...coded],
  [/\bCAGE\b/, ...coded],
  [/licensed?\b.{0,40}\bno\.|contractor no\./i, ...first, '/capability-statement'],
  [near('238220', 'primary'), ...coded],
  ...[236220, 238210, 238290, 561210, 221330, 541330].map(
    (code): Line => [new RegExp(`\\b${code}\\b`), ...coded],
  ),

  [/\ball 67\b|\b67 .{0,10}counties/i, '/', '/government', '/residential', '/contact'],
  [/Broward, Palm Beach and Miami-Dade/, ...first, '/subcontractors'],

  [near('$180', 'hour'), '/residential', '/commercial'],
  [near('$80', 'hour'), '/residential', '/commercial'],
  [near('$280', 'hour'), '/government'],
  [/\$50K–\$1M\+/, '/projects', '/government', '/subcontractors', '/capability-statement'],
  [near('10–500', 'air-cooled'), '/chillers', '/', '/commercial', '/services'],
  [near('100–2,000+', 'water-cooled'), '/chillers', '/', '/commercial', '/services'],
  [near('20–1,000', 'screw'), '/chillers', '/services'],

  [near('Safety Certifications', '4 weeks'), '/training'],
  [near('HVAC Fundamentals', '6 weeks'), '/training'],
  [near('Government Readiness', '6 weeks'), '/training'],
  [near('Commercial Systems', '8 weeks'), '/training'],
  [near('Advanced Diagnostics', '10 weeks'), '/training'],
  [/\$18( to |–)\$35/, '/careers', '/team'],
  [near('HVAC Technician', 'Experienced'), '/careers'],
  [near('HVAC Technician', '$25–$35'), '/careers'],
  [near('HVAC Helper/Apprentice', 'Entry level'), '/careers'],
  [near('HVAC Helper/Apprentice', '$18–$22'), '/careers'],
  [near('Project Supervisor', 'Leadership'), '/careers'],
  [near('Project Supervisor', '$30–$35'), '/careers'],
  [near('$30–$35', 'plus bonuses'), '/careers'],
];

const links: readonly (readonly [page: string, name: string | RegExp, href: string | RegExp])[] = [
  ['/', /^Learn More/, '/chillers'],
  ['/government', /^Contact us/i, '/contact'],
  ['/government', 'As a page', '/capability-statement'],
  ['/residential', 'Apply for Financing', '/contact#financing'],
  ['/training', /^Apply$/, '#apply'],
  ['/training', /programs$/, '#programs'],
  ['/careers', /^Apply$/, '#apply'],
  ['/careers', /positions$/, '#positions'],
  ['/careers', /training programs/, '/training#programs'],
  ['/careers', /^Contact us/, '/contact'],
  ['/subcontractors', /minimum qualifications/, '#qualifications'],
  ['/subcontractors', /@/, /^mailto:.+subject=/],
  ['/capability-statement', 'Back to Home', '/'],
];

/** The pages that the specification names: those with a figure, and one more. */
const pages = new Set([...lines.flatMap(([, ...on]) => on), '/chillers/services']);

const menu =
  'Home, Government, Commercial, Residential, Services, Projects, Our Team, Training, Careers, Partners, Contact';

const foot = [
  /Florida license no\. C[AM]C\d/i,
  /\boffice .{10,80}\bmail .{10,}/i,
  /\(\d{3}\) \d{3}-\d{4}/,
  /\S+@\S+\.com/,
  /Mon–Fri 7:00 AM–6:00 PM Sat 8:00 AM–4:00 PM Sun emergency only/,
  /held SBA 8\(a\)/i,
  /in process (?=.*\bWOSB\b)(?=.*EDWOSB)/i,
  /emergency service.*download app/i,
  /© 2024 /,
];

/** How many there are of what. That each of them is shown is what other tests prove. */
const counts: readonly (readonly [what: string, count: number, records: readonly unknown[]])[] = [
  ['service cards', 8, services],
  ['NAICS codes', 7, naicsCodes],
  ['commercial markets', 4, markets],
  ['counties', 67, countyNames],
  ['counties that stand out', 3, serviceArea.homeCounties],
  ['projects', 5, projects],
  ['owners', 5, leadership],
  ['programs', 5, programs],
  ['open positions', 3, openPositions],
  ['steps of the career path', 3, careerPath],
  ['benefits of working here', 6, careerBenefits],
  ['customers’ words', 3, residentialTestimonials],
  ['graduates’ words', 3, trainingTestimonials],
  ['employees’ words', 3, careersTestimonials],
  ['trades wanted', 5, trades],
  ['benefits for partners', 6, partnerBenefits],
  ['minimum qualifications', 6, qualifications],
  ['reasons to partner', 4, partnerReasons],
  ['types of chiller', 3, chillerTypes],
  ['industries', 8, industries],
];

const applications = [
  [
    trainingForm,
    ['name', 'email', 'phone'],
    'Name, email, and phone are required.',
    "We'll contact you within 24 hours to discuss your training needs.",
  ],
  [
    careersForm,
    ['name', 'email', 'phone', 'position'],
    'Name, email, phone, and desired position are required.',
    "We'll review your application and contact you within 48 hours.",
  ],
] as const;

test('there are as many of each as the specification names', () => {
  for (const [what, count, records] of counts) expect.soft(records.length, what).toBe(count);
  const topics = programs.map((program) => program.topics.length);
  expect(topics, 'topics of each program').toEqual([4, 4, 4, 4, 4]);
  expect(
    projects.flatMap(({ id, galleryPhotos }) => (galleryPhotos ? [[id, galleryPhotos.length]] : [])),
    'pictures by project',
  ).toEqual([['chiller-capital-repair', 15]]);
});

// that forms, dialog and error screen say and do it is what tests/forms and tests/shell prove
test('applications, the quote and the error screen have the words of the specification', () => {
  for (const [{ fields, missing, success }, required, text, answer] of applications) {
    const needed = Object.entries<Field>(fields).flatMap(([name, field]) => (field.required ? [name] : []));
    expect(needed).toEqual(required);
    expect(missing).toEqual({ title: 'Please fill in required fields', text });
    expect(success).toEqual({ title: 'Application submitted successfully!', text: answer });
  }
  const { title, note } = contactCard.quote;
  expect([shell.quote, title, formWords.close]).toEqual(['Get Quote', 'Get Quote', 'Close']);
  expect(note).toMatch(/within 24 hours/);
  expect(shell.error.title).toBe('Unexpected Application Error!');
});

for (const path of pages)
  test(`${path} states its figures and has its links`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const text = await readText(main);
    for (const [figure, ...on] of lines) if (on.includes(path)) expect.soft(text).toMatch(figure);
    for (const [on, name, href] of links)
      if (on === path)
        await expect.soft(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  });

test('header and foot, cards and the page for a missing address have what the specification names', async ({
  page,
  guard,
}) => {
  guard.allow(/404/);
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  await page.goto('/');
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect((await items.allTextContents()).join(', ')).toBe(menu);
  for (const name of ['Download App', 'Get Quote'])
    await expect(header.getByRole('link', { name }).first()).toBeVisible();
  const text = await readText(page.getByRole('contentinfo'));
  for (const one of foot) expect.soft(text).toMatch(one);
  const markets = main.locator('a').filter({ has: page.getByRole('heading', { level: 2 }) });
  const paths = await markets.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/residential', '/commercial', '/government']);
  for (const [path, level, heading] of [
    ['/subcontractors', 2, /^Partner With Us$/],
    ['/contact', 2, /available 24\/7/],
    ['/no-such-page', 1, /^Oops! Page not found$/],
  ] as const) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level, name: heading })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Return to Home' }).first()).toHaveAttribute('href', '/');
});

function near(one: string, other: string): RegExp {
  const [a, b] = [one, other].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${a}.{0,90}?${b}|${b}.{0,90}?${a}`, 'i');
}
