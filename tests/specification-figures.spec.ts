import type { RouteName } from '#content/addresses/routes.ts';
import { allRoutes, expect, readText, test } from './support/site.ts';
import { skipUnlessSample, unsaid } from './support/specification.ts';

skipUnlessSample();

type Line = readonly [what: string, text: RegExp, pages: readonly RouteName[]];

/** Every figure that the company promises or is bound by, as a visitor must read it, and the pages where one looks for it. */
const lines: readonly Line[] = [
  ['single bond', near('$2M', 'single'), ['home', 'government', 'subcontractors', 'capabilityStatement']],
  [
    'aggregate bond',
    near('$5M', 'aggregate'),
    ['home', 'government', 'subcontractors', 'capabilityStatement'],
  ],
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
  [
    'SBA 8(a) held',
    near('8(a)', 'held'),
    ['home', 'government', 'subcontractors', 'contact', 'capabilityStatement'],
  ],
  [
    'WOSB and EDWOSB in process',
    /(?=.*\bWOSB)(?=.*EDWOSB).*in process/i,
    ['home', 'government', 'subcontractors', 'contact', 'capabilityStatement'],
  ],
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
  ['UEI', /\bUEI\b/, ['government', 'capabilityStatement']],
  ['CAGE', /\bCAGE\b/, ['government', 'capabilityStatement']],
  [
    'license',
    /licensed?\b.{0,40}\bno\.|contractor no\./i,
    ['home', 'government', 'commercial', 'residential', 'contact', 'capabilityStatement'],
  ],
  ['primary NAICS', near('238220', 'primary'), ['government', 'capabilityStatement']],
  ...['236220', '238210', '238290', '561210', '221330', '541330'].map(
    (code): Line => [`NAICS ${code}`, new RegExp(`\\b${code}\\b`), ['government', 'capabilityStatement']],
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

test.describe('in the HTML alone', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path } of allRoutes) {
    const due = lines.filter(([, , pages]) => pages.includes(name));
    if (due.length === 0) continue;

    test(`${path} states its figures`, async ({ page }) => {
      await page.goto(path);
      expect(unsaid(due, await readText(page.locator('main')))).toEqual([]);
    });
  }
});

/** The two texts within a few words of each other, in either order. */
function near(one: string, other: string): RegExp {
  const [a, b] = [one, other].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${a}.{0,90}?${b}|${b}.{0,90}?${a}`, 'i');
}
