import * as words from 'words:project';
import { sheet } from 'words:projects';
import { week } from 'words:units';
import { clsx } from 'clsx';
import { formatNumber } from '#content/values/format.ts';
import { Trail } from '#src/components/record-page/trail.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { Zone } from '#src/ui/zone.tsx';
import type { ProjectView } from '#src/views/record-pages/project.ts';
import css from './hero-section.module.css';
import { NumberedCaption } from './numbered-caption.tsx';

/** What was done and what it spared, its drawing, and the title block with tons and weeks. */
export function HeroSection(page: ProjectView) {
  const { route, headline, lead, picture, hero, sample } = page;
  // a project of the owner's has photographs
  const caption = hero?.caption ?? (sample ? sheet.illustration : undefined);
  return (
    <Zone letter="A" aria-labelledby="project" className={css.hero}>
      <div className={css.text}>
        <Trail route={route} kind={words.facts.sheet} />
        <h1 id="project" className={css.title}>
          {headline.split(/(?<=[.!?]) /).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className="lead">{lead}</p>
      </div>
      <figure className={css.figure}>
        <Picture
          picture={picture.url}
          alt={picture.alt}
          sizes="(width < 1024px) 100vw, (width < 1280px) 72vw, 51vw"
          priority
          className={css.frame}
          imgClassName={css.image}
        />
        {caption && <NumberedCaption number={hero?.number}>{caption}</NumberedCaption>}
      </figure>
      <TitleBlock {...page} />
    </Zone>
  );
}

function TitleBlock({ route, sample, tonnage, duration, facts }: ProjectView) {
  const size = clsx(css.number, tonnage.value.length > 3 && css.long);
  return (
    <dl className={css.block}>
      <div className={css.giant}>
        <dt className="label">{words.facts.tonnage}</dt>
        <dd>
          <GiantFigure className={size}>{tonnage.value}</GiantFigure>
          <span className={css.unit}>
            {tonnage.unit} {sample && <RevisionTriangle mark="1" />}
          </span>
        </dd>
      </div>
      <div className={css.giant}>
        <dt className="label">{words.facts.duration}</dt>
        <dd>
          <GiantFigure className={size}>{formatNumber(duration)}</GiantFigure>
          <span className={css.unit}>{week({ count: duration })}</span>
        </dd>
      </div>
      {[...facts, { term: words.facts.sheet, value: route.sheet }].map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt className="label">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
