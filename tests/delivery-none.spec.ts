import { quoteReply } from '#content/facts/replies.ts';
import { contactForm, formWords, subcontractorForm } from '#content/words/forms.ts';
import { fillPerson, labels, notices, pageForm, person, submit, valuesOf } from './support/form.ts';
import { expect, openHydrated, settle, test } from './support/site.ts';
import { type SiteWith, startSiteWith } from './support/site-with.ts';

test.describe('with delivery none', () => {
  test.describe.configure({ mode: 'default' });
  let site: SiteWith;

  test.beforeAll(async () => {
    // a build of its own
    test.setTimeout(180_000);
    site = await startSiteWith('none', { delivery: '{ mode: none }' });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${site.origin}/`)));

  for (const [path, words] of [
    ['/contact', contactForm],
    ['/subcontractors', subcontractorForm],
  ] as const) {
    test(`${path} promises nothing and says what its button does`, async ({ page }) => {
      await page.goto(`${site.origin}${path}`);
      const form = pageForm(page);
      await expect(form).not.toContainText(quoteReply);
      await expect(form.getByText(formWords.compose.direct)).toBeVisible();
      await expect(form.getByRole('button', { name: formWords.compose.button })).toBeVisible();
      await expect(form).toHaveAttribute('method', 'dialog');
    });

    test(`${path} asks for what is missing, then writes the message down for mail, text and phone`, async ({
      page,
    }) => {
      await openHydrated(page, `${site.origin}${path}`);
      await page.waitForLoadState('networkidle');
      const form = pageForm(page);
      const requests: string[] = [];
      await form.getByLabel(labels.name).focus();
      await expect(notices(page)).toBeAttached();
      page.on('request', (request) => requests.push(request.url()));
      await submit(form);
      await expect(form.getByLabel(labels.name)).toHaveAccessibleDescription(words.fields.name.missing);
      await fillPerson(form);
      const typed = await valuesOf(form);
      await submit(form);
      const box = form.getByRole('group', { name: formWords.compose.ready.title });
      await expect(box).toBeFocused();
      const mail = box.getByRole('link', { name: formWords.failureMail, exact: true });
      expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(person.name);
      const text = box.getByRole('link', { name: formWords.failureText, exact: true });
      expect(decodeURIComponent((await text.getAttribute('href')) ?? '')).toContain(person.name);
      await expect(box.getByRole('link', { name: formWords.failureCall })).toHaveAttribute('href', /^tel:/);
      expect(await valuesOf(form)).toEqual(typed);
      await settle(page);
      expect(requests.filter((url) => !/\/assets\/|^(mailto|sms):/.test(url))).toEqual([]);
    });
  }
});
