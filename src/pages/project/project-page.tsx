import * as words from 'words:project';
import { clsx } from 'clsx';
import { ButtonRoute, MoreRoute } from '#src/components/links.tsx';
import { Trail } from '#src/components/record-page/record-hero.tsx';
import { recordOpener } from '#src/lib/screen.ts';
import { FactCell } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { type ProjectView, projectViews } from '#src/views/record-pages/project.ts';
import { NumberedPicture, PhasesSection, ResultSection } from './phases-and-result.tsx';
import { Plan } from './plan.tsx';
import css from './project-page.module.css';

/** Loads /projects/<id>, one job on its own sheet; null where there is none. */
export const openProject = recordOpener('project', projectViews, (page) => (
  <>
    <HeroSection {...page} />
    <HardSection {...page} />
    <PhasesSection {...page} />
    <ResultSection {...page} />
    <NextSection {...page} />
  </>
));

function HardSection({ hard, done, plan, duration, sample }: ProjectView) {
  return (
    <Zone letter="B" plane="water" padded aria-labelledby="hard">
      <Stack>
        <h2 id="hard">{hard.length ? words.hard : words.done}</h2>
        {hard.length > 0 ? (
          <Cells as="ol" of={[1, 3]} className={css.reasons}>
            {hard.map(({ title, text }) => (
              <Stack as="li" gap="tight" key={title}>
                <h3>{title}</h3>
                <p className="note">{text}</p>
              </Stack>
            ))}
          </Cells>
        ) : (
          <Cells as="ul" of={[1, 3]}>
            {done.map((text) => (
              <li key={text} className="lead">
                {text}
              </li>
            ))}
          </Cells>
        )}
        {plan && <Plan {...plan} duration={duration} sample={sample} />}
      </Stack>
    </Zone>
  );
}

function HeroSection({ route, headline, lead, hero, quantities, facts, sample }: ProjectView) {
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
        <NumberedPicture of={hero} large sizes="(width < 1050px) 100vw, 47vw" priority />
        <Cells as="dl" of={[2, 2, 4]} className={css.block} data-cut="">
          {quantities.map(({ term, value, unit }, index) => (
            <div key={term} className={css.first}>
              <dt className="label">{term}</dt>
              <dd className={css.giant}>
                <GiantFigure className={css.size}>{value}</GiantFigure>
                <span className="name">
                  {unit} {sample && index === 0 && <RevisionTriangle mark="1" />}
                </span>
              </dd>
            </div>
          ))}
          {facts.map((fact) => (
            <FactCell key={fact.term} {...fact} lettering="name" />
          ))}
        </Cells>
      </Cells>
    </Zone>
  );
}

function NextSection({ offer, references, next }: ProjectView) {
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
              of={next.picture}
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
