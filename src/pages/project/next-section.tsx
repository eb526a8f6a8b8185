import * as words from 'words:project';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { MoreRoute } from '#src/components/more-route.tsx';
import { Cells, Row, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import type { ProjectView } from '#src/views/record-pages/project.ts';
import css from './project-page.module.css';

/** The next step of whoever has the same plant, who wants the reference, or who reads on. */
export function NextSection({ offer, references, next }: ProjectView) {
  return (
    <Zone letter="E" aria-label={offer.title}>
      <Cells of={[1, 3]} data-cut="">
        <Stack gap="even" className={css.inset} data-plane="water">
          <h2>{offer.title}</h2>
          <p>{offer.text}</p>
          <Row>
            <ButtonRoute to="contact" variant="solid">
              {words.contact}
            </ButtonRoute>
            <ButtonRoute to={offer.to}>{offer.link}</ButtonRoute>
          </Row>
        </Stack>
        <Stack gap="even" className={css.inset}>
          <h3>{references.title}</h3>
          <p>{references.text}</p>
          <MoreRoute to="contact">{references.ask}</MoreRoute>
        </Stack>
        {next && (
          <a href={next.route.path} className={css.next}>
            <Picture
              picture={next.picture.url}
              alt=""
              sizes="(width < 640px) 100vw, (width < 1050px) 56vw, 32vw"
              className={css.scene}
              imgClassName={css.image}
            />
            <span className="label">
              {words.next}, {next.route.sheet}
            </span>
            <b className="name">{next.route.label}</b>
            <span className="small">{next.line}</span>
          </a>
        )}
      </Cells>
    </Zone>
  );
}
