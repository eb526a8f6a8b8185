import type { Page } from '@playwright/test';

/**
 * Makes the browser one that knows neither popover nor dialog, `:has` nor container queries: their code is gone, their markup is
 * unknown to it, and so is what style sheets say of them.
 */
export async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    for (const name of ['show', 'showModal', 'close', 'open'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
  await page.route(/^[^.]+(?::\d+)?\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET')
      return route.continue();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/ popover="/g, ' data-popover="')
      .replace(/ popovertarget="/gi, ' data-popovertarget="');
    return route.fulfill({ response, body: html });
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text())
      .replaceAll(':has(', ':-old-has(')
      .replaceAll(':popover-open', ':-old-popover-open')
      .replaceAll('@container', '@-old-container')
      .replaceAll('container-type', '-old-container-type')
      .replace(/(\d)cq(w|h|i|b|min|max)\b/g, '$1-old-cq$2');
    // an unknown element is shown as it lies there, before the page's own styles
    return route.fulfill({ response, body: `@layer old{dialog,[data-popover]{display:block}}${css}` });
  });
}
