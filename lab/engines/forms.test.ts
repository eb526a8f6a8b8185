import { careersForm, contactForm, trainingForm } from '../../src/views/forms.ts';
import { routes } from '../../src/views/routes.ts';
import { ways } from '../../src/views/settings.ts';
import { expect, journey, phone } from './support/journey.ts';
import { notice } from './support/parts.ts';
import type { Visitor } from './support/visitor.ts';

const field = (name: string) => `main form [name=${name}]`;
const submit = 'main form [type=submit]';
const dropdown = (label: string) => ['main form button[role=combobox]', label] as const;
const person = { name: 'Ana Ñandú', email: 'ana@example.com', phone: '(305) 555-0199' };

async function fillPerson(visitor: Visitor, entries: Partial<typeof person> = person): Promise<void> {
  for (const [name, text] of Object.entries(entries)) await visitor.fill(field(name), text);
}

journey('an incomplete form says so, leads to the first fault, and loses nothing', async ({ visitor }) => {
  await visitor.gotoAwake(routes.careers.path);
  await fillPerson(visitor, { email: 'ana@' });
  await visitor.click(submit);
  await visitor.sees([notice, careersForm.missing.title]);
  await visitor.sees(field('name'), {
    isFocused: true,
    isInvalid: true,
    description: expect.stringContaining(careersForm.fields.name.missing),
  });
  await visitor.sees(field('email'), {
    isInvalid: true,
    value: 'ana@',
    description: expect.stringContaining(careersForm.fields.email.malformed),
  });
  await visitor.sees(field('phone'), { isInvalid: true });
  await visitor.type('A');
  await visitor.sees(field('name'), { isInvalid: false, value: 'A' });
});

for (const [path, words] of [
  [routes.training.path, trainingForm],
  [routes.contact.path, contactForm],
] as const) {
  journey.skipIf(ways.message.mode === 'none')(
    `${path}: a complete form is answered and emptied, where messages reach somebody`,
    async ({ visitor }) => {
      await visitor.resize(phone);
      await visitor.gotoAwake(path);
      await fillPerson(visitor);
      await visitor.click(submit);
      await visitor.sees([notice, words.success.title]);
      for (const name of Object.keys(person)) await visitor.sees(field(name), { value: '' });
    },
  );
}

journey('a dropdown is chosen from by mouse', async ({ visitor }) => {
  const { need } = contactForm.fields;
  const wanted = need.options.find(({ value }) => value === 'maintenance')?.label ?? '';
  await visitor.gotoAwake(routes.contact.path);
  await visitor.click(dropdown(need.label));
  await visitor.click(['[role=option]', wanted]);
  await visitor.misses('[role=listbox]');
  await visitor.sees(['main form button[role=combobox]', wanted], { isFocused: true });
});

journey('and by keys: opens, moves, chooses; Escape changes nothing', async ({ visitor }) => {
  const [, second] = careersForm.fields.position.options;
  if (!second) throw new Error('The dropdown of positions needs two entries');
  const trigger = 'main form button[role=combobox]';
  await visitor.gotoAwake(routes.careers.path);
  await visitor.sees(dropdown(careersForm.fields.position.label));
  await visitor.click(field('phone'));
  await visitor.press('Tab');
  await visitor.sees(trigger, { isFocused: true });
  await visitor.press('Enter');
  await visitor.sees('[role=option]', { isFocused: true });
  await visitor.press('ArrowDown');
  await visitor.sees(['[role=option]', second.label], { isFocused: true });
  await visitor.press('Enter');
  await visitor.misses('[role=listbox]');
  await visitor.sees([trigger, second.label], { isFocused: true });
  await visitor.press('Space');
  await visitor.sees(['[role=option]', second.label], { isFocused: true });
  await visitor.press('Home', 'Escape');
  await visitor.misses('[role=listbox]');
  await visitor.sees([trigger, second.label], { isFocused: true });
});

journey('a form that is sent before React is answered once it is there', async ({ visitor, held }) => {
  await visitor.tab.goto(held.origin + routes.training.path);
  await visitor.click(submit);
  held.release();
  await visitor.sees([notice, trainingForm.missing.title]);
  await visitor.sees(field('name'), { isFocused: true });
});
