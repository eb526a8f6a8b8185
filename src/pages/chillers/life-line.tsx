import { clsx } from 'clsx';
import type { ChillerService } from '#content/facts/chiller-services.schema.ts';
import { chillersPage } from '#content/pages/chillers.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { Bubble } from '#src/ui/bubble.tsx';
import css from './life-line.module.css';

type LifeLineProps = {
  title: string;
  services: readonly ChillerService[];
  /** One follows the other. */
  joined?: boolean;
};

/** Services as the parts of their specification, joined by a line where they follow one another. */
export function LifeLine({ title, services, joined = false }: LifeLineProps) {
  return (
    <div className={css.line}>
      <h3 className={css.title}>{title}</h3>
      <ol className={clsx(css.services, joined && css.joined)}>
        {services.map(({ id, number, title: name, summary }) => (
          <li key={id} className={css.service}>
            <RouteLink to="chillerServices" hash={id} className={css.link} data-service={id}>
              <Bubble className={css.bubble} top={String(number)} bottom={chillersPage.services.sheet} />
              <b className={css.name}>{name}</b>
              <span className={css.summary}>{summary}</span>
            </RouteLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
