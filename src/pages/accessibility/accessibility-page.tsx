import { ask, barriers, lead, level, tested, title, works } from 'words:accessibility';
import { AskZone } from '#src/components/ask-zone.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Cells, List, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import css from './accessibility-page.module.css';

/** The sheet on access: what works, how we know, what does not yet, and whom to tell. */
export function AccessibilityPage() {
  return (
    <>
      <Zone letter="A" padded aria-labelledby="accessibility-title">
        <Split into="auto">
          <Stack>
            <h1 id="accessibility-title">{title}</h1>
            <p className="lead">{lead}</p>
          </Stack>
          <Stack>
            <span className="label">{level.label}</span>{' '}
            <GiantFigure className="figure-xl">{level.figure}</GiantFigure>
          </Stack>
        </Split>
      </Zone>
      <Zone letter="B" padded aria-labelledby="works">
        <ZoneTitle id="works" title={works.title} />
        <Cells as="ul" className={css.list}>
          {works.items.map((text) => (
            <li key={text}>
              <Icon name="done" className={css.tick} />
              <span>{text}</span>
            </li>
          ))}
        </Cells>
      </Zone>
      <Zone letter="C" padded>
        <Split>
          <Stack as="section" aria-labelledby="tested">
            <h2 id="tested">{tested.title}</h2>
            <p>{tested.text}</p>
          </Stack>
          <Stack as="section" gap="tight" className={css.cloud} aria-labelledby="barriers">
            <svg className={css.outline} aria-hidden="true">
              {/* a row of discs on the edge, a smaller row and the ground over them: the outer arcs remain */}
              <rect width="100%" height="100%" />
              <rect className={css.inner} width="100%" height="100%" />
            </svg>
            <h2 id="barriers">{barriers.title}</h2>
            <List className={css.barriers} of={barriers.items} />
          </Stack>
        </Split>
      </Zone>
      <AskZone letter="D" {...ask} />
    </>
  );
}
