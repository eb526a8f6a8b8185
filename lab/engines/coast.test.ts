import sharp from 'sharp';
import { routes } from '../../src/views/routes.ts';
import { expect, journey } from './support/journey.ts';

journey('the coast of the map is drawn in ink', async ({ visitor }) => {
  await visitor.goto(routes.contact.path);
  const map = 'main svg[role=img]:has(use)';
  await visitor.sees(map);
  await visitor.tab.run(
    (part) => document.querySelector(part)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    map,
  );
  await visitor.seesAtOnce(map, 0.5);
  const [box] = await visitor.all(map);
  if (!box) throw new Error('The page has no map');
  const { data, info } = await sharp(await visitor.tab.picture())
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = range(Math.max(0, box.top), Math.min(info.height, box.top + box.height));
  const columns = range(Math.max(0, box.left), box.left + box.width / 2);
  // west of its middle the map has no words: dark is the coast alone; a thin gray one is so in half of its rows at most
  const drawn = (darkness: number) =>
    rows.filter((y) => columns.some((x) => (data[y * info.width + x] ?? 255) < darkness)).length;
  expect(drawn(80) / drawn(200)).toBeGreaterThan(0.75);
});

function range(from: number, to: number): number[] {
  const first = Math.ceil(from);
  return Array.from({ length: Math.floor(to) - first }, (_, index) => first + index);
}
