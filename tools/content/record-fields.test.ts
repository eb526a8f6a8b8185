import { test } from 'vitest';
import { chiller, company, expectFaults, rooftop } from '../../tests/fixtures/record-mistakes.ts';

test('the check names place, field and remedy of what a field does not take', () => {
  expectFaults({ [chiller]: [/ {4}alt: >-\n.*\n.*amber caution sign\.\n/, ''] }).toMatch(
    /project\.yaml:\d+:\d+: galleryPhotos\[0\]\.alt: is missing; describe what the picture shows for someone who cannot see it/,
  );
  expectFaults({ [rooftop]: [/alt: >-?\n(.*\n)+?(?=\S|$)/, 'alt: Photo\n'] }).toMatch(
    /picture\.alt: says too little; describe what the picture shows in 20 characters or more/,
  );
  expectFaults({ [rooftop]: ['url: crane-lift.png', 'url: crane-lift.heic'] }).toMatch(
    /picture\.url: is no picture; name a \.png, \.jpg or \.webp file that lies beside the record/,
  );
  expectFaults({ [rooftop]: [/$/, 'hasGallery: true\n'] }).toMatch(
    /hasGallery: and galleryPhotos disagree; set hasGallery: true and list the photos, or leave out both/,
  );
  expectFaults({ [chiller]: [/^title:.*\n/m, ''] }).toMatch(
    /title: is missing; write the text for the project heading/,
  );
  expectFaults({ [chiller]: [/^title:.*/m, 'title: " "'] }).toMatch(
    /title: is empty; write the text for the project heading/,
  );
  expectFaults({ [chiller]: [/^title:.*/m, `title: ${'x'.repeat(100)}`] }).toMatch(
    /title: has 100 characters, the limit for the project heading is 60; shorten it by 40/,
  );
  expectFaults({ [chiller]: [/tonnage: 800/, 'tonnage: 800 tons'] }).toMatch(
    /tonnage: is no number; write tons as digits, such as 0.5/,
  );
  expectFaults({ [company]: ['(954) 555-0142', '954-555-0142'] }).toMatch(
    /company\.yaml:\d+:\d+: phone: is no phone number; write it as \(954\) 555-0142/,
  );
  expectFaults({ [company]: [/uei: .*/, 'uei: 000000000000'] }).toMatch(/uei: is a number; put it in quotes/);
  for (const website of [
    'https://example.com/home',
    'https://example.com/?from=card',
    'https://me@example.com',
  ])
    expectFaults({ [company]: [/website: .*/, `website: ${website}`] }).toMatch(
      /company\.yaml:\d+:\d+: website: is more than where a site lies; leave out what follows the name, such as https:\/\/example\.com/,
    );
  expectFaults({ [company]: [/timeZone: .*/, 'timeZone: Florida'] }).toMatch(
    /company\.yaml:\d+:\d+: timeZone: is no time zone; write America\/New_York/,
  );
  expectFaults({ 'hours.yaml': ['"07:00"', '"7:00 AM"'] }).toMatch(
    /days\[0\]\.open\.from: is no time of day; write 24-hour digits, such as 07:00 or 18:00/,
  );
  expectFaults({ 'naics-codes.yaml#238220': ['code: "238220"', 'code: "23822"'] }).toMatch(
    /code: "23822" has 5 characters; a NAICS code has six digits, such as "238220"/,
  );
  expectFaults({ 'naics-codes.yaml#238220': [/ +code: .*\n/, ''] }).toMatch(
    /238220\.code: is missing; add it/,
  );
  expectFaults({ [company]: [/^uei: .*\n/m, ''] }).toMatch(/company\.yaml:\d+:\d+: uei: is missing; add it/);
  expectFaults({ 'credentials.yaml#wosb': ['in-process', 'pending'] }).toMatch(
    /status: is no status; use held, in-process or experience/,
  );
  expectFaults({ 'testimonials.yaml#residential-hialeah': ['rating: 5', 'rating: 6'] }).toMatch(
    /rating: is 6; the page shows selected five-star reviews: use 5 or leave the review out/,
  );
  expectFaults({ 'testimonials.yaml#careers-helper': [/ *years: .*\n/, ''] }).toMatch(
    /years: is missing; add the years with the company/,
  );
  expectFaults({ 'positions/technician.yaml': [/sample: .*\n/, ''] }).toMatch(
    /technician\.yaml:\d+:\d+: sample: is missing; write sample: true until the record is real, then sample: false/,
  );
  expectFaults({ 'positions/technician.yaml': ['min: 25', 'min: 45'] }).toMatch(
    /pay: runs backwards; write the lower wage as min/,
  );
  expectFaults({ 'programs/hvac-fundamentals.yaml': [/ +- Electrical basics\n/, ''] }).toMatch(
    /topics: holds 3 topics, the page is drawn for 4; add or remove some/,
  );
  expectFaults({ 'rates.yaml': ['stepMinutes: 15', 'stepMinutes: 20'] }).toMatch(
    /charges\.stepMinutes: is no step; charge by 15, 30 or 60 minutes/,
  );
  expectFaults({ 'positions/technician.yaml': ['min: 25', 'min: 35'] }).toMatch(
    /pay: is one wage, and its page draws a band; write as max what is paid after a year in the position/,
  );
  expectFaults({ 'psc-codes.yaml#j041': ['code: J041', 'code: J0410'] }).toMatch(
    /psc-codes\.yaml:\d+:\d+: j041\.code: is no product or service code; write its four capital letters and digits, such as J041/,
  );
  expectFaults({ 'psc-codes.yaml#j041': ['code: J041', 'code: 4120'] }).toMatch(
    /j041\.code: is a number; put it in quotes: "4120"/,
  );
  expectFaults({ 'psc-codes.yaml#j041': [/ +code: J041\n/, ''] }).toMatch(/j041\.code: is missing; add it/);
  expectFaults({ 'psc-codes.yaml#j041': ['code: J041', 'code:'] }).toMatch(
    /j041\.code: is empty; write it, or take the line out/,
  );
}, 120_000);
