import { recordPageWords } from 'words:parts';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Drawing } from '#content/records/picture-fields.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { CallButton, RouteLink } from '#src/components/links.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { type Fact, FactCell } from '#src/ui/facts.tsx';
import { Cells, Row, Split, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { type Route, routes } from '#src/views/routes.ts';
import css from './record-page.module.css';

interface RecordHeroProps extends TrailProps {
  id: string;
  title: string;
  lead: string;
  stillLife?: Drawing | undefined;
  children: ReactNode;
}

/** The name of a position or program across the sheet, what it is, how to apply, and what the work is done with. */
export function RecordHero({ route, kind, id, title, lead, stillLife, children }: RecordHeroProps) {
  return (
    <Split into="main" gap="tight">
      <Stack className={css.text}>
        <Trail route={route} kind={kind} />
        <h1 id={id} className={css.title}>
          {/* two names in one may part at their stroke */}
          {title.split('/').map((part, index) => (
            <Fragment key={part}>
              {index > 0 && '/'}
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </h1>
        <p className="lead">{lead}</p>
        {children}
      </Stack>
      <Picture of={stillLife} sizes={sizes} priority className={css.still} />
    </Split>
  );
}

const sizes = '(width < 640px) 100vw, (width < 1024px) 50vw, 39vw';

/** Under the lead of a page with a form: to the form, or to whoever answers the phone. */
export function RecordActions({ apply }: { apply: string }) {
  return (
    <Row>
      <ButtonLink href="#apply" variant="solid">
        {apply}
      </ButtonLink>
      <CallButton>{recordPageWords.call}</CallButton>
    </Row>
  );
}

interface TrailProps {
  route: Route;
  kind: string;
}

/** The line over the headline of a record's page: back to the page that lists it, and which sheet this is. */
export function Trail({ route, kind }: TrailProps) {
  const parent = route.parent as RouteName;
  return (
    <nav aria-label={recordPageWords.trail}>
      <Row className={css.trail}>
        <RouteLink to={parent}>{routes[parent].label}</RouteLink>
        <span>
          {kind} {route.sheet}
        </span>
      </Row>
    </nav>
  );
}

/** How many facts stand in a row of a phone, a tablet and a desk, so that few rows end open; three otherwise. */
const columns: Readonly<Record<number, ComponentProps<typeof Cells>['of']>> = {
  2: [1, 2],
  4: [2, 2, 4],
  5: [2, 3, 5],
};

/** What is asked first about a record, in cells side by side; two to a row on a phone. */
export function FactStrip({ items }: { items: readonly Fact[] }) {
  return (
    <Cells as="dl" of={columns[items.length] ?? [2, 3]} ruled className={css.facts}>
      {items.map(({ term, value }) => (
        <FactCell key={term} term={term} value={<b>{value}</b>} lettering="note" />
      ))}
    </Cells>
  );
}
