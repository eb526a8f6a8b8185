import { nextStarts } from '#content/facts/training.ts';
import { trainingAbout, trainingCost } from '#content/facts/training-about.ts';
import { trainingPage } from '#content/pages/training.ts';
import { trainingLab } from '#content/records/drawings/drawings.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { CalloutPlate } from '#src/ui/callout-plate.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { Starts } from './starts.tsx';
import css from './training-hero.module.css';

const { about, actions, lead, lab, title, when } = trainingPage;

/** The lab with its notes beside and under it, as on a drawing: for how much, when, for whom, where. */
export function TrainingHero() {
  return (
    <Zone letter="A" aria-labelledby="training" className={css.hero}>
      <h1 id="training" className={css.title}>
        {title}
      </h1>
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
      <Lab />
    </Zone>
  );
}

/** What it costs and when it begins: what is asked first, and what goes out of date. */
function CostAndDates() {
  return (
    <dl className={css.first} aria-label={about}>
      <div>
        <dt>{trainingCost.title}</dt>
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
    <dl className={css.about}>
      {trainingAbout.map(({ id, title, text }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lab() {
  const { board, condenser } = lab.parts;
  return (
    <figure className={css.figure}>
      <Picture
        picture={trainingLab.url}
        alt={trainingLab.alt}
        sizes="(width < 1024px) 100vw, 60vw"
        priority
        imgClassName={css.image}
      />
      <CalloutPlate side="bottom" className={css.board}>
        <b>{board.title}</b> {board.text}
      </CalloutPlate>
      <CalloutPlate side="bottom" className={css.condenser}>
        <b>{condenser.title}</b> {condenser.text}
      </CalloutPlate>
      <figcaption className="sr-only">{lab.caption}</figcaption>
    </figure>
  );
}
