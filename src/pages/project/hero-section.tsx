import * as words from 'words:project';
import { sheet } from 'words:projects';
import { week } from 'words:units';
import { clsx } from 'clsx';
import { formatNumber } from '#content/values/format.ts';
import { Trail } from '#src/components/record-page/record-hero.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { Zone } from '#src/ui/zone.tsx';
import type { ProjectView } from '#src/views/record-pages/project.ts';
import { NumberedCaption } from './numbered-caption.tsx';
import css from './project-page.module.css';

/** What was done and what it spared, its drawing, and the title block with tons and weeks. */
export function HeroSection(page: ProjectView) {
  const { route, headline, lead, picture, hero, sample } = page;
  // a project of the owner's has photographs
  const caption = hero?.caption ?? (sample ? sheet.illustration : undefined);
  return (
    <Zone letter="A" aria-labelledby="project">
      <Cells of={[1, 1, 2]} data-cut="">
        <Stack className={clsx(css.inset, css.text)}>
          <div>
            <Trail route={route} kind={words.facts.sheet} />
            <h1 id="project" className={css.title}>
              {headline.split(/(?<=[.!?]) /).map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </h1>
          </div>
          <p className="lead">{lead}</p>
        </Stack>
        <figure className={css.figure}>
          <Picture
            picture={picture.url}
            alt={picture.alt}
            sizes="(width < 1050px) 100vw, 47vw"
            priority
            className={css.frame}
            imgClassName={css.image}
          />
          {caption && <NumberedCaption number={hero?.number}>{caption}</NumberedCaption>}
        </figure>
        <TitleBlock {...page} />
      </Cells>
    </Zone>
  );
}

function TitleBlock({ sample, tonnage, duration, facts }: ProjectView) {
  const giants = [
    { term: words.facts.tonnage, ...tonnage, mark: sample && <RevisionTriangle mark="1" /> },
    {
      term: words.facts.duration,
      value: formatNumber(duration),
      unit: week({ count: duration }),
      mark: false,
    },
  ];
  return (
    <Cells as="dl" of={[2, 2, 4]} className={css.block} data-cut="">
      {giants.map(({ term, value, unit, mark }) => (
        <div key={term} className={css.first}>
          <dt className="label">{term}</dt>
          <dd className={css.giant}>
            <GiantFigure className={css.size}>{value}</GiantFigure>
            <span className="name">
              {unit} {mark}
            </span>
          </dd>
        </div>
      ))}
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd className="name">{value}</dd>
        </div>
      ))}
    </Cells>
  );
}
