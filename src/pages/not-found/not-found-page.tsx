import * as words from 'words:not-found';
import { useId } from 'react';
import type { RouteName } from '#content/values/addresses.ts';
import { ButtonRoute, CallButton, RouteLink } from '#src/components/links.tsx';
import { HatchPattern } from '#src/ui/bar.tsx';
import { Cells, Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { noteOf } from '#src/views/navigation.ts';
import { type Route, routes } from '#src/views/routes.ts';
import css from './not-found-page.module.css';

/** Answers every address that has no page: the way home, the phone and the index of all pages. */
export function NotFoundPage() {
  return (
    <>
      <Zone letter="A" padded className={css.flush} aria-labelledby="not-found-title">
        <Split into="main">
          <Stack>
            <h1 id="not-found-title">{words.title}</h1>
            <p className="lead">{words.lead}</p>
            {/* "Did you mean …?" with the page whose address is most like the missing one: boot.ts fills it */}
            <nearest-page
              className={css.nearest}
              data-pages={JSON.stringify(names)}
              data-words={words.nearest({ page: '{page}' })}
            />
            <Row>
              <ButtonRoute to="home" variant="solid">
                {words.home}
              </ButtonRoute>
              <CallButton />
            </Row>
            <p className={`small ${css.license}`}>{words.license}</p>
          </Stack>
          <VoidDetail />
        </Split>
      </Zone>
      <Zone letter="B" padded className={css.flush} aria-labelledby="sheet-index">
        <ZoneTitle id="sheet-index" title={words.index} />
        <Cells as="ol" of={[2, 4]} bleed className={css.list} data-cut="">
          {entries.map(([name, { sheet, label }]) => (
            <li key={name}>
              <RouteLink to={name} className={css.page}>
                <span className="figure-md">{sheet}</span> <b className="note">{label}</b>
                {noteOf(name) && <span className="small"> {noteOf(name)}</span>}
              </RouteLink>
            </li>
          ))}
        </Cells>
      </Zone>
    </>
  );
}

function VoidDetail() {
  const hatch = useId();
  return (
    <div className={css.figure}>
      <svg className={css.detail} viewBox="0 0 640 530" aria-hidden="true">
        <HatchPattern id={hatch} hatch="hatched" className={css.hatch} patternTransform="scale(1.4)" />
        <path fill={`url(#${hatch})`} d="M0 86H520V530H476V126H72V530H0Z" stroke="none" />
        <path className={css.cut} d="M0 86H520V530M0 126H72M72 126H476V530H72Z" />
        <path d="M72 126L476 530M476 126L72 530" />
        <path d="M72 78V20M476 78V20M60 34H488M66 40L78 28M470 40L482 28M528 126H600M528 530H600M586 114V542M580 132L592 120M580 536L592 524" />
        <text x="274" y="48">
          {words.code}
        </text>
        <text transform="translate(600 328) rotate(-90)">{words.code}</text>
        <text x="274" y="342">
          {words.opening}
        </text>
      </svg>
    </div>
  );
}

const entries = (Object.entries(routes) as [RouteName, Route][]).sort(([, a], [, b]) =>
  a.sheet.localeCompare(b.sheet, 'en'),
);

const names = Object.fromEntries(
  entries.map(([name, { path, label }]) => [path, [label, noteOf(name)].filter(Boolean).join(' ')]),
);
