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
import * as shell from 'words:shell';
import type { RouteName } from '#content/values/addresses.ts';
import { careerPath, openPositions } from '#src/views/careers.ts';
import { countyNames } from '#src/views/identity.ts';
import {
  careersTestimonials,
  leadership,
  residentialTestimonials,
  trainingTestimonials,
} from '#src/views/people.ts';
import { markets, services } from '#src/views/services.ts';
import { partnerReasons } from '#src/views/subcontracting.ts';
import { expectNotice, fillPerson, pageForm, submit } from '../support/form.ts';
import { expect, openHydrated, readText, test } from '../support/site.ts';

// What the specification fixes for the sample company: its pages, menu, counts, figures, links and notices, typed here and in
// no other test, in one file so that an owner knows what to leave behind. It guards the records against a slip, so it must
// not take its expectations from them. An owner's company has figures of its own: all other tests read the records and follow
// the owner. (Delays, paper sizes and the like are no content: they stand in the tests of the parts that have them.)

test.skip(
  !company.sample,
  'company.sample is false: the specification fixes the figures of the sample company',
);

/** The pages that the specification names. */
const pages = {
  home: '/',
  government: '/government',
  commercial: '/commercial',
  residential: '/residential',
  services: '/services',
  projects: '/projects',
  team: '/team',
  training: '/training',
  careers: '/careers',
  subcontractors: '/subcontractors',
  contact: '/contact',
  capabilityStatement: '/capability-statement',
  chillers: '/chillers',
  chillerServices: '/chillers/services',
} as const satisfies Partial<Record<RouteName, string>>;

type Line = readonly [what: string, text: RegExp, pages: readonly RouteName[]];

/** Where bonds, standing and the company's numbers are looked for. */
const bonded = ['home', 'government', 'subcontractors', 'capabilityStatement'] as const;
const standing = [...bonded, 'contact'] as const;
const coded = ['government', 'capabilityStatement'] as const;

/** Every figure that the company promises or is bound by, as a visitor must read it, and the pages where one looks for it. */
const lines: readonly Line[] = [
  ['single bond', near('$2M', 'single'), bonded],
  ['aggregate bond', near('$5M', 'aggregate'), bonded],
  ['performance bond', near('performance bond', '3%'), ['home', 'government']],
  ['emergency, public', /within 4 hours/i, ['home', 'government', 'contact']],
  ['emergency, business', /within 4 hours/i, ['home', 'commercial', 'contact']],
  ['emergency, homes', /same day/i, ['home', 'residential', 'contact']],
  ['emergency line', /\b24\/7\b/, ['home', 'government', 'residential', 'contact', 'capabilityStatement']],
  ['emergency line, all year', /all year/i, ['home', 'government', 'commercial']],
  ['routine service', /same or next day/i, ['home', 'commercial']],
  [
    'reply to a quote or RFP',
    /within 24 hours/i,
    ['home', 'government', 'commercial', 'residential', 'contact', 'subcontractors'],
  ],
  ['reply to a trainee', /within 24 hours/i, ['training']],
  ['reply to an applicant', /within 48 hours/i, ['careers']],
  ['warranty on labor', near('2 years', 'workmanship and labor'), ['home', 'commercial', 'residential']],
  ['warranty on compressors', near('10 years', 'compressor'), ['home', 'commercial', 'residential']],
  ['maintenance included', near('1 year', 'maintenance'), ['home', 'commercial', 'residential']],
  ['financing term', near('up to 10 years', 'financed'), ['residential']],
  ['financing without penalty', /no prepayment penalt/i, ['residential']],
  ['office hours', /Mon.{0,5}7:00 AM–6:00 PM/, ['contact', 'subcontractors', 'commercial']],
  ['office hours, Saturday', /Sat 8:00 AM–4:00 PM/, ['contact', 'subcontractors', 'commercial']],
  ['office hours, Sunday', /Sun emergency only/i, ['contact', 'subcontractors']],
  ['owner', /woman-owned,? .{0,20}51%/i, ['home', 'government']],
  ...[51, 14, 20, 10, 5].map((share): Line => [`a share of ${share}%`, new RegExp(`\\b${share}%`), ['team']]),
  ['SBA 8(a) held', near('8(a)', 'held'), standing],
  ['WOSB and EDWOSB in process', /(?=.*\bWOSB)(?=.*EDWOSB).*in process/i, standing],
  ['FEMA is experience', near('FEMA', 'experience'), ['home', 'government', 'contact']],
  [
    'no endorsement by FEMA',
    /FEMA does not certify or endorse contractors/,
    ['home', 'government', 'contact', 'capabilityStatement'],
  ],
  ['service area', /\ball 67\b|\b67 .{0,10}counties/i, ['home', 'government', 'residential', 'contact']],
  [
    'home counties',
    /Broward, Palm Beach and Miami-Dade/,
    ['home', 'government', 'commercial', 'residential', 'contact', 'subcontractors'],
  ],
  ['pay overall', /\$18( to |–)\$35/, ['careers', 'team']],
  ['technician’s rate', near('$180', 'hour'), ['residential', 'commercial']],
  ['helper’s rate', near('$80', 'hour'), ['residential', 'commercial']],
  ['government rate', near('$280', 'hour'), ['government']],
  ['project values', /\$50K–\$1M\+/, ['projects', 'government', 'subcontractors', 'capabilityStatement']],
  ['UEI', /\bUEI\b/, coded],
  ['CAGE', /\bCAGE\b/, coded],
  [
    'license',
    /licensed?\b.{0,40}\bno\.|contractor no\./i,
    ['home', 'government', 'commercial', 'residential', 'contact', 'capabilityStatement'],
  ],
  ['primary NAICS', near('238220', 'primary'), coded],
  ...['236220', '238210', '238290', '561210', '221330', '541330'].map(
    (code): Line => [`NAICS ${code}`, new RegExp(`\\b${code}\\b`), coded],
  ),
  ['air-cooled chillers', near('10–500', 'air-cooled'), ['chillers', 'home', 'commercial', 'services']],
  [
    'water-cooled chillers',
    near('100–2,000+', 'water-cooled'),
    ['chillers', 'home', 'commercial', 'services'],
  ],
  ['screw chillers', near('20–1,000', 'screw'), ['chillers', 'services']],
  ['four weeks', near('Safety Certifications', '4 weeks'), ['training']],
  ['six weeks', near('HVAC Fundamentals', '6 weeks'), ['training']],
  ['six weeks, public work', near('Government Readiness', '6 weeks'), ['training']],
  ['eight weeks', near('Commercial Systems', '8 weeks'), ['training']],
  ['ten weeks', near('Advanced Diagnostics', '10 weeks'), ['training']],
  ['a technician’s level', near('HVAC Technician', 'Experienced'), ['careers']],
  ['a technician’s pay', near('HVAC Technician', '$25–$35'), ['careers']],
  ['a helper’s level', near('HVAC Helper/Apprentice', 'Entry level'), ['careers']],
  ['a helper’s pay', near('HVAC Helper/Apprentice', '$18–$22'), ['careers']],
  ['a supervisor’s level', near('Project Supervisor', 'Leadership'), ['careers']],
  ['a supervisor’s pay', near('Project Supervisor', '$30–$35'), ['careers']],
  ['a supervisor’s bonuses', near('$30–$35', 'plus bonuses'), ['careers']],
];

/** Links that the specification names, by page. */
const links: Partial<Record<RouteName, readonly (readonly [name: string | RegExp, href: string])[]>> = {
  home: [[/^Learn More/, '/chillers']],
  government: [
    [/^Contact us/i, '/contact'],
    ['As a page', '/capability-statement'],
  ],
  residential: [['Apply for Financing', '/contact#financing']],
  training: [
    [/^Apply$/, '#apply'],
    [/programs$/, '#programs'],
  ],
  careers: [
    [/^Apply$/, '#apply'],
    [/positions$/, '#positions'],
    [/training programs/, '/training#programs'],
    [/^Contact us/, '/contact'],
  ],
  capabilityStatement: [['Back to Home', '/']],
};

/** The eleven items of the header, in order. */
const menu = [
  'Home',
  'Government',
  'Commercial',
  'Residential',
  'Services',
  'Projects',
  'Our Team',
  'Training',
  'Careers',
  'Partners',
  'Contact',
];

/** What stands at the foot of every page: who, where, how and under which license. */
const foot: readonly (readonly [what: string, text: RegExp])[] = [
  ['license', /Florida license no\. C[AM]C\d/i],
  ['office', /\boffice .{10,80}\bmail /i],
  ['mail', /\bmail .{10,}/i],
  ['phone', /\(\d{3}\) \d{3}-\d{4}/],
  ['email', /\S+@\S+\.com/],
  ['hours', /Mon–Fri 7:00 AM–6:00 PM Sat 8:00 AM–4:00 PM Sun emergency only/],
  ['held', /held SBA 8\(a\)/i],
  ['in process', /in process (?=.*\bWOSB\b)(?=.*EDWOSB)/i],
  ['app', /emergency service.*download app/i],
  ['copyright', /© 2024 /],
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

/** What the two forms of applications answer with. */
const applicationSent = 'Application submitted successfully!';
const notices = {
  training: [
    'Name, email, and phone are required.',
    "We'll contact you within 24 hours to discuss your training needs.",
  ],
  careers: [
    'Name, email, phone, and desired position are required.',
    "We'll review your application and contact you within 48 hours.",
  ],
} as const;

test('there are as many of each as the specification names', () => {
  expect(counts.map(([what, , records]) => [what, records.length])).toEqual(
    counts.map(([what, count]) => [what, count]),
  );
  const topics = programs.map((program) => program.topics.length);
  expect(topics, 'topics of each program').toEqual([4, 4, 4, 4, 4]);
  expect(
    projects.flatMap(({ id, galleryPhotos }) => (galleryPhotos ? [[id, galleryPhotos.length]] : [])),
    'pictures by project',
  ).toEqual([['chiller-capital-repair', 15]]);
  // that the error screen shows its title is what error-screen.spec.ts proves
  expect(shell.error.title).toBe('Unexpected Application Error!');
});

test.describe('in the HTML alone', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, path] of Object.entries(pages) as [RouteName, string][]) {
    test(`${path} states its figures and has its links`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      const due = lines.filter(([, , on]) => on.includes(name));
      expect(unsaid(due, await readText(main))).toEqual([]);
      for (const [link, href] of links[name] ?? [])
        await expect.soft(main.getByRole('link', { name: link }).first()).toHaveAttribute('href', href);
    });
  }

  test('header and foot, cards and the page for a missing address have what the specification names', async ({
    page,
    guard,
  }) => {
    guard.allow(/404/);
    const main = page.getByRole('main');
    const header = page.getByRole('banner');
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(menu);
    for (const name of ['Download App', 'Get Quote'])
      await expect(header.getByRole('link', { name }).first()).toBeVisible();
    expect(unsaid(foot, await readText(page.getByRole('contentinfo')))).toEqual([]);
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
});

for (const [form, [missing, success]] of Object.entries(notices)) {
  test(`the application for ${form} answers in the words of the specification`, async ({ page }) => {
    await openHydrated(page, `/${form}`);
    const names = await pageForm(page)
      .locator('[name][required]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(names).toEqual(['name', 'email', 'phone', ...(form === 'careers' ? ['position'] : [])]);
    await submit(pageForm(page));
    await expectNotice(page, { title: 'Please fill in required fields', text: missing });
    await fillPerson(pageForm(page));
    if (form === 'careers')
      await pageForm(page).locator('select[name=position]').selectOption('apprentice', { force: true });
    await submit(pageForm(page));
    await expectNotice(page, { title: applicationSent, text: success });
  });
}

test('Get Quote opens a dialog with its promise and its Close button', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Quote' });
  await expect(dialog).toHaveAccessibleDescription(/within 24 hours/);
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
});

/** What a text leaves out. */
function unsaid(due: readonly (readonly [what: string, text: RegExp, ...rest: unknown[]])[], text: string) {
  return due.filter(([, pattern]) => !pattern.test(text)).map(([what, pattern]) => `${what}: ${pattern}`);
}

/** The two texts within a few words of each other, in either order. */
function near(one: string, other: string): RegExp {
  const [a, b] = [one, other].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${a}.{0,90}?${b}|${b}.{0,90}?${a}`, 'i');
}
