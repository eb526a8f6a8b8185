import { expect, test } from 'vitest';
import { waysOf } from '#src/views/settings.ts';
import { frozenContent } from '../../tests/fixtures/frozen-records.ts';

const here = { mode: 'here' } as const;
const notice = { mode: 'notice' } as const;
const deliver = { mode: 'deliver' } as const;
/** What /privacy says with `delivery` and `applications` in company.yaml. */
const saidOf = (delivery: string, applications: string) =>
  JSON.stringify(
    frozenContent({
      'company.yaml': [
        /^delivery:[\s\S]*?^keepMessagesDays: \d+/m,
        `delivery: ${delivery}\napplications: { mode: ${applications} }\nkeepMessagesDays: 90`,
      ],
    }).pieces.get('privacy')?.words,
  );

test('applications go where messages go, or only show their notice', () => {
  expect(waysOf({ delivery: here, applications: notice })).toEqual({
    message: here,
    application: notice,
  });
  expect(waysOf({ delivery: here, applications: deliver }).application).toBe(here);
});

test('what the own server keeps, and for how long, is said', () => {
  const said = saidOf('{ mode: here }', 'deliver');
  expect(said).toMatch(/only what you send.*own server.*deletes it after 90 days/);
  expect(said).not.toMatch(/send nothing/);
});

test('applications that only show a notice are said to send nothing', () =>
  expect(saidOf('{ mode: here }', 'notice')).toMatch(/applications .* send nothing/));

test('who receives messages elsewhere is named', () => {
  const url = 'https://forms.example.com/messages';
  const said = saidOf(`{ mode: endpoint, url: ${url} }`, 'deliver');
  expect(said).toMatch(/only what you send.*forms\.example\.com/);
  expect(said).not.toMatch(/send nothing|own server/);
});

test('without a receiver the forms are said to send nothing', () =>
  expect(saidOf('{ mode: none }', 'notice')).toMatch(/keeps nothing.*forms of this site send nothing/));
