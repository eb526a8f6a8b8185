import dispatch from 'records:drawings/dispatch';
import { contactPage } from '#content/pages/contact.ts';
import { partOf } from '#content/records/drawings/part-of.ts';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './dispatch-desk.module.css';

const { caption, map, phone } = contactPage.desk;
const onPhone = { ...phone, part: partOf(dispatch, 'phone') };
const onMap = { ...map, part: partOf(dispatch, 'map') };

/** The desk where the phone is answered. Its plates stand on bare wall and floor; a phone leaves more of either, for they are as wide there and the picture is not. */
export function DispatchDesk() {
  return (
    <figure className={css.figure}>
      <AnnotatedDrawing
        className={css.drawing}
        picture={<Picture picture={dispatch.url} alt={dispatch.alt} sizes="(width < 1024px) 100vw, 64vw" />}
        views={[
          {
            className: css.wide,
            plates: [
              { ...onPhone, at: { x: 21, y: 93 } },
              { ...onMap, at: { x: 82.2, y: 44.8 } },
            ],
          },
          {
            className: css.narrow,
            plates: [
              { ...onPhone, at: { x: 20, y: 98 } },
              { ...onMap, at: { x: 57, y: 8.5 } },
            ],
          },
        ]}
      />
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}
