import { heatAdvice } from 'records:heat-advice';
import { homeVisit } from 'records:home-visit';
import * as residentialPage from 'words:residential';
import { clsx } from 'clsx';
import { SampleMark } from '#src/components/sample-mark.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './residential-page.module.css';

const { heat, door } = residentialPage.coming;
const { agency, url } = heatAdvice.source;

/** Between the call and the visit: how to bear the heat, as a public agency says it, and by what our technician is known. */
export function ComingSection() {
  return (
    <Zone letter="B" aria-labelledby="heat">
      <Cells of={[1, 2]} ruled>
        <Stack gap="even" className={css.zone}>
          <h2 id="heat">{heat.title}</h2>
          <p className="note">{heat.lead}</p>
          <Lines items={heatAdvice.steps} />
          <p className="small">
            {heat.source} <a href={url}>{agency}</a>
          </p>
        </Stack>
        <Stack gap="even" className={css.zone}>
          <h2>
            {door.title}
            <SampleMark of={homeVisit} />
          </h2>
          <Lines items={homeVisit.signs} />
        </Stack>
      </Cells>
    </Zone>
  );
}

function Lines({ items }: { items: readonly { id: string; text: string }[] }) {
  return (
    <Stack as="ul" gap="tight" className={clsx('note', css.lines)}>
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </Stack>
  );
}
