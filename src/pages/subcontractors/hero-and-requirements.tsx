import siteTrades from 'records:drawings/site-trades';
import { qualifications } from 'records:qualifications';
import { trades } from 'records:trades';
import * as words from 'words:subcontractors';
import { requirementLabels, tradeLicense, tradePapers } from 'words:trade-papers';
import { clsx } from 'clsx';
import type { Point } from '#content/records/picture-fields.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { Scene } from '#src/components/drawings/drawings.tsx';
import { AnnotatedDrawing, HexagonFlag } from '#src/ui/annotated-drawing.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { NamedCells, Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import papers from './papers.svg';
import css from './subcontractors-page.module.css';

/** Which trades we look for: the number of each on its work in a room under construction, its name in the quiet around it. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="partners">
      <h1 id="partners" className={css.headline}>
        {words.title}
      </h1>
      <Stack gap="even" className={css.lead}>
        <p className="lead">{words.lead}</p>
        <Row gap="tight" className={css.actions}>
          <ButtonLink href="#apply" variant="solid">
            {words.actions.apply}
          </ButtonLink>
          {qualifications.length > 0 && (
            <ButtonLink href="#qualifications">{words.actions.qualifications}</ButtonLink>
          )}
        </Row>
      </Stack>
      <figure className={css.drawing}>
        <AnnotatedDrawing
          className={css.room}
          picture={<Picture of={siteTrades} sizes="(width < 1024px) 105vw, 98vw" priority />}
          views={[
            { className: css.plates, plates },
            // above the leaders of the plates, which end on them
            { flags: drawn },
          ]}
        />
        <figcaption className="small">{words.drawing}</figcaption>
      </figure>
    </Zone>
  );
}

/** A trade that the picture does not show has neither number nor plate. */
const drawn = trades.flatMap(({ id, name }, index) => {
  const part = siteTrades.parts?.[id];
  return part ? [{ id, title: name, flag: index + 1, part }] : [];
});

/** In the quiet around the room. */
const places: Record<string, Point> = {
  'sheet-metal': { x: 40, y: 5.5 },
  'pipe-insulation': { x: 56, y: 80 },
  electrical: { x: 87, y: 5.5 },
  controls: { x: 9.7, y: 73.3 },
  'crane-and-rigging': { x: 64, y: 90.4 },
};

const plates = drawn.flatMap((trade) => {
  const at = places[trade.id];
  return at ? [{ ...trade, at }] : [];
});

/** Beside the title each trade under its still life with what the job asks of it; the columns run on as the matrix of what the trades differ in. */
export function RequirementsSection() {
  return (
    <Zone letter="B" id="trades" aria-labelledby="trades-title">
      <div className={css.columns}>
        <h2 id="trades-title" className={css.title}>
          {words.requirements.title}
        </h2>
        <ol className={css.trades}>
          {trades.map(({ id, name, scope, requirements, license, stillLife }, index) => (
            <li key={id} id={id} className={css.trade}>
              <Picture of={stillLife} sizes={sizes} className={css.tools} imgClassName={css.image} />
              <div className={css.words}>
                <Stack gap="tight">
                  <Row gap="tight">
                    <HexagonFlag>{index + 1}</HexagonFlag>
                    <h3 className="name">{name}</h3>
                  </Row>
                  <p>{scope}</p>
                </Stack>
                <ul className="run-on">
                  {requirements.map((requirement) => (
                    <li key={requirement}>{requirement}</li>
                  ))}
                  <li>{license === null ? tradeLicense.none : `${tradeLicense.label}: ${license}`}</li>
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <h3 className={clsx('name', css.differences)}>{words.requirements.differences.title}</h3>
      <table className={css.matrix}>
        <caption className="sr-only">{words.requirements.differences.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.requirements.differences.requirement}</span>
            </th>
            {trades.map(({ id, name }, index) => (
              <th key={id} scope="col">
                {/* before the flag: behind it, it would reach past the edge where letters are large */}
                <span className="sr-only">{name}</span>
                <HexagonFlag aria-hidden="true">{index + 1}</HexagonFlag>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tradePapers.map(({ id: paper, label }) => (
            <tr key={paper}>
              <th scope="row">{label}</th>
              {trades.map(({ id, papers: { [paper]: required } }, index) => (
                <td key={id} data-required={required}>
                  {/* a run of the same says it once, where it begins */}
                  <span
                    className={clsx(
                      (required === 'no' || required === trades[index - 1]?.papers[paper]) && 'sr-only',
                    )}
                  >
                    {requirementLabels[required]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Row ends className={css.foot}>
        {trades.some(({ sample }) => sample) && <SampleNote>{words.requirements.sample}</SampleNote>}
        <AbbreviationKey of={['DDC']} />
      </Row>
    </Zone>
  );
}

const sizes = '(width < 860px) 24vw, (width < 1100px) 208px, 17vw';

/** What every partner must hold: the papers loose on the table, and the sheet on which they are ticked off. */
export function QualificationsSection() {
  return (
    <Zone letter="D" plane="paper-2" padded id="qualifications" aria-labelledby="qualifications-title">
      <Split at="large">
        <Row className={css.table}>
          <h2 id="qualifications-title">{words.qualifications.title}</h2>
          <p className="lead">{words.qualifications.note}</p>
          <Scene src={papers} width={560} height={500} loading="lazy" alt="" />
        </Row>
        <NamedCells of={[1, 2, 1]} ruled items={qualifications} className={css.ticked} data-plane="white" />
      </Split>
    </Zone>
  );
}
