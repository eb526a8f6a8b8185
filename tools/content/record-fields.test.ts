import {
  chiller,
  company,
  type Mistake,
  rooftop,
  testMistakes,
} from '../../tests/fixtures/record-mistakes.ts';

// what one field takes
testMistakes([
  [
    'a photo without words',
    { [chiller]: [/ {4}alt: >-\n.*\n.*amber caution sign\.\n/, ''] },
    /project\.yaml:\d+:\d+: galleryPhotos\[0\]\.alt: is missing; describe what the picture shows for someone who cannot see it/,
  ],
  [
    'words that say nothing',
    { [rooftop]: [/alt: >-?\n(.*\n)+?(?=\S|$)/, 'alt: Photo\n'] },
    /picture\.alt: says too little; describe what the picture shows in 20 characters or more/,
  ],
  [
    'a picture of another kind',
    { [rooftop]: ['url: crane-lift.png', 'url: crane-lift.heic'] },
    /picture\.url: is no picture; name a \.png, \.jpg or \.webp file that lies beside the record/,
  ],
  [
    'a gallery without photos',
    { [rooftop]: [/$/, 'hasGallery: true\n'] },
    /hasGallery: and galleryPhotos disagree; set hasGallery: true and list the photos, or leave out both/,
  ],
  [
    'a title left out',
    { [chiller]: [/^title:.*\n/m, ''] },
    /title: is missing; write the text for the project heading/,
  ],
  [
    'an empty title',
    { [chiller]: [/^title:.*/m, 'title: " "'] },
    /title: is empty; write the text for the project heading/,
  ],
  [
    'a title that the card does not fit',
    { [chiller]: [/^title:.*/m, `title: ${'x'.repeat(100)}`] },
    /title: has 100 characters, the limit for the project heading is 60; shorten it by 40/,
  ],
  [
    'tons with a unit',
    { [chiller]: [/tonnage: 800/, 'tonnage: 800 tons'] },
    /tonnage: is no number; write tons as digits, such as 0.5/,
  ],
  [
    'a phone number of another form',
    { [company]: ['(954) 555-0142', '954-555-0142'] },
    /company\.yaml:\d+:\d+: phone: is no phone number; write it as \(954\) 555-0142/,
  ],
  [
    'a UEI without quotes',
    { [company]: [/uei: .*/, 'uei: 000000000000'] },
    /uei: is a number; put it in quotes/,
  ],
  ...['https://example.com/home', 'https://example.com/?from=card', 'https://me@example.com'].map(
    (website): Mistake => [
      `a home page that is no place for a site: ${website}`,
      { [company]: [/website: .*/, `website: ${website}`] },
      /company\.yaml:\d+:\d+: website: is more than where a site lies; leave out what follows the name, such as https:\/\/example\.com/,
    ],
  ),
  [
    'a time zone that no clock has',
    { [company]: [/timeZone: .*/, 'timeZone: Florida'] },
    /company\.yaml:\d+:\d+: timeZone: is no time zone; write America\/New_York/,
  ],
  [
    'opening hours on the 12-hour clock',
    { 'hours.yaml': ['"07:00"', '"7:00 AM"'] },
    /days\[0\]\.open\.from: is no time of day; write 24-hour digits, such as 07:00 or 18:00/,
  ],
  [
    'a NAICS code of five digits',
    { 'naics-codes.yaml#238220': ['code: "238220"', 'code: "23822"'] },
    /code: "23822" has 5 characters; a NAICS code has six digits, such as "238220"/,
  ],
  [
    'a NAICS code left out',
    { 'naics-codes.yaml#238220': [/ +code: .*\n/, ''] },
    /238220\.code: is missing; add it/,
  ],
  ['a UEI left out', { [company]: [/^uei: .*\n/m, ''] }, /company\.yaml:\d+:\d+: uei: is missing; add it/],
  [
    'an invented status',
    { 'credentials.yaml#wosb': ['in-process', 'pending'] },
    /status: is no status; use held, in-process or experience/,
  ],
  [
    'a rating of six',
    { 'testimonials.yaml#residential-hialeah': ['rating: 5', 'rating: 6'] },
    /rating: is 6; the page shows selected five-star reviews: use 5 or leave the review out/,
  ],
  [
    'an employee without years',
    { 'testimonials.yaml#careers-helper': [/ *years: .*\n/, ''] },
    /years: is missing; add the years with the company/,
  ],
  [
    'a record that does not say whether it is sample',
    { 'positions/technician.yaml': [/sample: .*\n/, ''] },
    /technician\.yaml:\d+:\d+: sample: is missing; write sample: true until the record is real, then sample: false/,
  ],
  [
    'pay that runs backwards',
    { 'positions/technician.yaml': ['min: 25', 'min: 45'] },
    /pay: runs backwards; write the lower wage as min/,
  ],
  [
    'three topics',
    { 'programs/hvac-fundamentals.yaml': [/ +- Electrical basics\n/, ''] },
    /topics: holds 3 topics, the page is drawn for 4; add or remove some/,
  ],
  [
    'a step that no clock has',
    { 'rates.yaml': ['stepMinutes: 15', 'stepMinutes: 20'] },
    /charges\.stepMinutes: is no step; charge by 15, 30 or 60 minutes/,
  ],
  [
    'one wage for a position',
    { 'positions/technician.yaml': ['min: 25', 'min: 35'] },
    /pay: is one wage, and its page draws a band; write as max what is paid after a year in the position/,
  ],
  [
    'a product or service code of five signs',
    { 'psc-codes.yaml#j041': ['code: J041', 'code: J0410'] },
    /psc-codes\.yaml:\d+:\d+: j041\.code: is no product or service code; write its four capital letters and digits, such as J041/,
  ],
  [
    'a product or service code without quotes',
    { 'psc-codes.yaml#j041': ['code: J041', 'code: 4120'] },
    /j041\.code: is a number; put it in quotes: "4120"/,
  ],
  [
    'a product or service code left out',
    { 'psc-codes.yaml#j041': [/ +code: J041\n/, ''] },
    /j041\.code: is missing; add it/,
  ],
  [
    'a product or service code left empty',
    { 'psc-codes.yaml#j041': ['code: J041', 'code:'] },
    /j041\.code: is empty; write it, or take the line out/,
  ],
]);
