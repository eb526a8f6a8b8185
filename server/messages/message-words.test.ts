import { expect, test } from 'vitest';
import { composeNotice } from './message-words.ts';

test.each([
  ['Ana \u202eBcc:\r\n all@example.com\u2028\u0007', 'Ana Bcc: all@example.com'],
  ['👩🏽‍🔧'.repeat(60), expect.stringMatching(/^(?:👩🏽‍🔧)+…$/u)],
  ['n\u0303'.repeat(190), expect.stringMatching(/^(?:n\u0303)+…$/u)],
])('the subject is one line of whole letters, in the direction of the office: %.20j', (name, shown) => {
  const message = { reference: '7F3K-29QX', form: 'contact', received: 0, tries: 1, entries: { name } };
  const { subject } = composeNotice(message, { title: 'Message', labels: {} });
  expect(subject.length).toBeLessThanOrEqual(120);
  expect(subject.replace('Message 7F3K-29QX: ', '')).toEqual(shown);
});
