import { Fragment, type ReactNode } from 'react';
import type { Drawing } from '#content/records/picture-fields.ts';
import { Split, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { Route } from '#src/views/routes.ts';
import css from './record-page.module.css';
import { Trail } from './trail.tsx';

interface RecordHeroProps {
  route: Route;
  /** What the sheet is called: Position, Program. */
  kind: string;
  /** Of the headline, which names the zone. */
  id: string;
  title: string;
  lead: string;
  stillLife: Drawing | undefined;
  /** Under the lead: how to apply. */
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
      {stillLife && (
        <Picture
          picture={stillLife.url}
          alt={stillLife.alt}
          sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 39vw"
          priority
          className={css.still}
        />
      )}
    </Split>
  );
}
