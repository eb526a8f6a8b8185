import { company } from 'records:company';
import * as careersPage from 'words:careers';
import { bondAggregate, bondSingle, chillerTons, naicsCode, technicianRate } from 'words:facts';
import { emergencyHours, travelCondition } from 'words:sentences';
import { openPositions } from '../../src/views/careers.ts';
import { routes } from '../../src/views/routes.ts';
import { expect, journey, phone } from './support/journey.ts';
import { inQuickBar, mainMenuLink } from './support/parts.ts';

const call = `a[href="tel:${company.phone.e164}"]`;
const text = `a[href^="sms:${company.phone.e164}"]`;

for (const path of [routes.home.path, routes.residential.path]) {
  journey(
    `a homeowner without cooling calls or texts from the first screen of ${path}`,
    async ({ visitor }) => {
      await visitor.resize({ width: 390, height: 664 });
      await visitor.goto(path);
      for (const way of [call, text]) await visitor.seesAtOnce(inQuickBar(way));
    },
  );
}

journey('a homeowner hears the price and the conditions before calling', async ({ visitor }) => {
  await visitor.resize({ width: 390, height: 664 });
  await visitor.goto(routes.residential.path);
  await visitor.seesAtOnce(['main *', technicianRate]);
  await visitor.seesAtOnce(['main *', travelCondition], 0);
});

journey(
  'a contracting officer reads the identifiers and the bonding on the first screen',
  async ({ visitor }) => {
    await visitor.goto(routes.home.path);
    await visitor.click(mainMenuLink(routes.government.label));
    await visitor.isAt(routes.government.path);
    const codes = [company.uei, company.cage].filter((code) => code !== null);
    for (const fact of [...codes, naicsCode, bondSingle, bondAggregate])
      await visitor.seesAtOnce(['main *', fact]);
  },
);

journey('a contracting officer is offered the statement as a file', async ({ visitor }) => {
  await visitor.goto(routes.government.path);
  await visitor.seesAtOnce('main a[download]');
  const [offer] = await visitor.all('main a[download]');
  const file = await fetch(offer?.href ?? '');
  expect(await file.text()).toMatch(/^%PDF-/);
});

journey('a contracting officer follows a reference to its drawing', async ({ visitor }) => {
  await visitor.gotoAwake(routes.government.path);
  const references = 'main a[href^="/projects#"]';
  const [reference] = await visitor.all(references);
  await visitor.click(references);
  const { pathname, hash } = new URL(reference?.href ?? '');
  await visitor.isAt(pathname + hash);
  await visitor.seesAtOnce(hash, 0);
});

journey('an applicant gets from a position to its form, which knows the position', async ({ visitor }) => {
  const wanted = openPositions.at(-1);
  if (!wanted) throw new Error('There is no open position to apply for');
  await visitor.resize(phone);
  await visitor.goto(routes.careers.path);
  await visitor.click(['main a', careersPage.actions.positions]);
  await visitor.isAt(`${routes.careers.path}#positions`);
  await visitor.click(['main article a', wanted.applyLabel]);
  await visitor.isAt(`${routes.careers.path}#apply`);
  await visitor.sees(['main form button[role=combobox]', wanted.title]);
});

journey('a facility manager reads hours and tonnage before scrolling', async ({ visitor }) => {
  await visitor.goto(routes.commercial.path);
  await visitor.seesAtOnce(['main *', `${chillerTons} tons`]);
  await visitor.sees(['h1', emergencyHours]);
});
