import { expect, test } from 'vitest';
import { describeForms, waysOf } from '#content/facts/settings.ts';

const here = { mode: 'here' } as const;
const notice = { mode: 'notice' } as const;
const deliver = { mode: 'deliver' } as const;
const keepMessagesDays = 90;

const saidOf = (settings: Omit<Parameters<typeof describeForms>[0], 'keepMessagesDays'>) => {
  const { title, texts } = describeForms({ ...settings, keepMessagesDays });
  return `${title} ${texts.join(' ')}`;
};

test('applications go where messages go, or only show their notice', () => {
  expect(waysOf({ delivery: here, applications: notice, keepMessagesDays })).toEqual({
    message: here,
    application: notice,
  });
  expect(waysOf({ delivery: here, applications: deliver, keepMessagesDays }).application).toBe(here);
});

test('what the own server keeps, and for how long, is said', () => {
  const said = saidOf({ delivery: here, applications: deliver });
  expect(said).toMatch(/only what you send.*own server.*deletes it after 90 days/);
  expect(said).not.toMatch(/send nothing/);
});

test('applications that only show a notice are said to send nothing', () =>
  expect(saidOf({ delivery: here, applications: notice })).toMatch(/applications .* send nothing/));

test('who receives messages elsewhere is named', () => {
  const url = 'https://forms.example.com/messages';
  const said = saidOf({ delivery: { mode: 'endpoint', url }, applications: deliver });
  expect(said).toMatch(/only what you send.*forms\.example\.com/);
  expect(said).not.toMatch(/send nothing|own server/);
});

test('without a receiver the forms are said to send nothing', () =>
  expect(saidOf({ delivery: { mode: 'none' }, applications: notice })).toMatch(
    /keeps nothing.*forms of this site send nothing/,
  ));
