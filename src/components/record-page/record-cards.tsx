import { Link } from 'react-router';
import type { Drawing } from '#content/records/picture-fields.ts';
import type { Route } from '#content/routes.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './record-cards.module.css';

interface RecordCardsProps {
  letter: string;
  title: string;
  items: readonly {
    route: Route;
    picture: Drawing | undefined;
    figure: string;
    unit?: string;
    text: string;
  }[];
}

/** The records beside this one, each by its drawing, its name and its figure. */
export function RecordCards({ letter, title, items }: RecordCardsProps) {
  if (!items.length) return null;
  return (
    <Zone letter={letter} aria-label={title}>
      <ul className={css.cards}>
        {items.map(({ route, picture, figure, unit, text }) => (
          <li key={route.path}>
            <Link to={route.path} className={css.card}>
              {picture && (
                <Picture
                  picture={picture.url}
                  alt=""
                  sizes="(width < 768px) 50vw, (width < 1024px) 20vw, 24vw"
                  className={css.still}
                  imgClassName={css.image}
                />
              )}
              <span className={css.words}>
                <b>{route.label}</b>
                <span>
                  <span className={css.figure}>{figure}</span> {unit}
                </span>
                <span className="small">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
