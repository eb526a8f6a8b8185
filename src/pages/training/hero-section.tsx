import { clsx } from 'clsx';
import { nextStarts } from '#content/facts/training.ts';
import { trainingAbout, trainingCost } from '#content/facts/training-about.ts';
import { trainingPage } from '#content/pages/training.ts';
import { Starts } from '#src/components/starts.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';
import { Lab } from './lab.tsx';

const { about, actions, lead, title, when } = trainingPage;

/** The lab across the sheet, its parts named; under it what it costs, when it begins, for whom, where. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="training">
      <h1 id="training" className={css.title}>
        {title}
      </h1>
      <Lab />
      <div className={css.text}>
        <p className="lead">{lead}</p>
        <div className={css.actions}>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          <ButtonLink href="#programs">{actions.programs}</ButtonLink>
        </div>
      </div>
      <CostAndDates />
      <About />
    </Zone>
  );
}

/** What it costs and when it begins: what is asked first, and what goes out of date. */
function CostAndDates() {
  return (
    <dl className={clsx(css.answers, css.first)} data-plane="water" aria-label={about}>
      <div>
        <dt>{trainingCost.title}</dt>
        <dd className={css.fees}>
          <GiantFigure>{trainingCost.figure}</GiantFigure>
        </dd>
        <dd>{trainingCost.text}</dd>
      </div>
      <div>
        <dt>{when.title}</dt>
        <dd>
          {when.text}
          <Starts starts={nextStarts} className={css.soonest} />
        </dd>
      </div>
    </dl>
  );
}

function About() {
  return (
    <dl className={clsx(css.answers, css.about)}>
      {trainingAbout.map(({ id, title, text }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
