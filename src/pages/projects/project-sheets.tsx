import { list, sheet as words } from 'words:projects';
import { ton, week } from 'words:units';
import { clsx } from 'clsx';
import type { Project } from '#content/records/projects.ts';
import { formatMoney, formatNumber, formatRange } from '#content/values/format.ts';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import { Marks, ScaleBar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle, SampleNote } from '#src/ui/revision-triangle.tsx';
import { recordPath } from '#src/views/paths.ts';
import { PictureStrip } from './picture-strip.tsx';
import css from './project-sheets.module.css';

/** The index of the set: a row leads to its sheet; tons of cooling stand on the axis in the head of the last column. */
export function DrawingList({ projects }: { projects: readonly Project[] }) {
  // a tower's tons are tons of heat rejected, which no axis of cooling shows
  const cooling = projects.filter(({ tonnageOf }) => tonnageOf === 'cooling');
  const axis = tonsAxis(cooling.map(({ tonnage }) => tonnage));
  const named = axis.ticks.filter((_, index) => index % 2 === 0);
  return (
    <Stack gap="even" className={css.index}>
      <table className={clsx('note', css.list)}>
        <caption className="sr-only">{list.caption}</caption>
        <thead>
          <tr>
            {[list.sheet, list.project, list.customer, list.value, list.year].map((head) => (
              <th key={head} scope="col" className={clsx('label', css.head)}>
                {head}
              </th>
            ))}
            <th scope="col" className={css.tons}>
              <span className="label">{list.tons}</span>
              <ScaleBar scale={axis.scale} ticks={named} minor={axis.ticks} format={formatNumber} />
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <tr key={project.id} data-audience={project.audience}>
              <td className="figure-sm">{project.sheet}</td>
              <th scope="row" className={css.project}>
                <a className="name" href={`#${project.sheet}`}>
                  {project.title}
                </a>
              </th>
              <td className={css.customer}>{project.customerType}</td>
              <td>{formatRange(project.valueBand, formatMoney)}</td>
              <td>{project.year}</td>
              <td className={css.tons}>
                <TonsLane project={project} {...axis} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {projects.some(({ sample }) => sample) && <SampleNote>{list.sample}</SampleNote>}
    </Stack>
  );
}

function TonsLane({ project, scale, ticks }: ReturnType<typeof tonsAxis> & { project: Project }) {
  const tons = formatNumber(project.tonnage);
  if (project.tonnageOf !== 'cooling') {
    return (
      <span>
        <b className="num">{tons}</b> <span className="small">{list.rejected}</span>
      </span>
    );
  }
  const end = percent(scale(project.tonnage));
  return (
    <>
      <svg className={css.lane} aria-hidden="true">
        <Marks scale={scale} at={ticks} y2="100%" />
        <rect y="50%" width={end} height="18" transform="translate(0 -9)" data-extends="" />
        <text x={end} dx="8" y="50%" dy="0.36em">
          {tons}
        </text>
      </svg>
      <span className="sr-only">{tons}</span>
    </>
  );
}

/** An axis in steps of 1, 2 or 5 that leaves a fifth of its length for the value beside the longest bar. */
function tonsAxis(tons: readonly number[]) {
  const most = Math.max(4, ...tons);
  const unit = 10 ** Math.floor(Math.log10(most / 4));
  const step = unit * ([1, 2, 5].find((times) => times * unit >= most / 4) ?? 10);
  const end = Math.ceil(most / step) * step;
  return { scale: linearScale(0, end * 1.25), ticks: evenTicks(0, end, step) };
}

/** How a sheet lies on the table of a desk: across it with the largest figures, whole, as half of a double sheet, or as a strip. */
export type SheetPlace = 'first' | 'whole' | 'half' | 'strip';

/** Of the window, its picture's on a tablet and on a desk. */
const widths = { first: '95vw, 60vw', whole: '48vw, 50vw', half: '48vw, 50vw', strip: '48vw, 30vw' };

/** One project: its drawing, what was done, the title block with its tons, and the pictures where there are some. */
export function ProjectSheet({ project, place }: { project: Project; place: SheetPlace }) {
  const isFirst = place === 'first';
  const { title, sheet, description, features, picture, galleryPhotos } = project;
  const headingId = `${sheet}-title`;
  const sizes = `(width < 640px) 91vw, (width < 1050px) ${widths[place]}`;
  return (
    <Stack
      as="article"
      className={clsx(css.sheet, place !== 'whole' && css[place satisfies 'first' | 'half' | 'strip'])}
      data-cut=""
      id={sheet}
      aria-labelledby={headingId}
      data-audience={project.audience}
      data-plane="paper"
    >
      <div className={css.drawing} data-cut="">
        <Picture of={picture} sizes={sizes} className={css.figure} imgClassName={css.image} />
        <div className={css.body}>
          <h2 className={isFirst ? undefined : css.title} id={headingId}>
            <a href={recordPath('project', project.id)} className={css.name}>
              {title}
            </a>
            &nbsp;
            {project.sample && <RevisionTriangle mark="1" />}
          </h2>
          <p className={isFirst ? 'lead' : 'note'}>{description}</p>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <ProjectBlock project={project} isFirst={isFirst} />
      </div>
      {galleryPhotos && <PictureStrip photos={galleryPhotos} project={project} />}
    </Stack>
  );
}

function ProjectBlock({ project, isFirst }: { project: Project; isFirst: boolean }) {
  const { tonnage, tonnageOf, duration, sheet, location, type, plant, funding } = project;
  const heat = tonnageOf === 'cooling' ? words.tonnage : words.tonnageOfHeat;
  const size = isFirst ? css.weeks : 'figure-md';
  const giant = isFirst ? css.giant : 'figure-lg';
  const quantities = [
    { term: heat, value: formatNumber(tonnage), unit: ton({ count: tonnage }), size: giant },
    { term: words.duration, value: duration, unit: week({ count: duration }), size },
    { term: words.sheet, value: sheet, size },
  ];
  const facts = { location, type, plant, ...(funding && { funding }) };
  return (
    <div className={css.frame}>
      <dl className={css.block} data-cut="">
        {quantities.map(({ term, value, unit, size }) => (
          <div key={term} className={css.quantity}>
            <dt className="label">{term}</dt>
            <dd>
              <GiantFigure className={size} unit={unit}>
                {value}
              </GiantFigure>
            </dd>
          </div>
        ))}
        {Object.entries(facts).map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className="label">{words[term as keyof typeof facts]}</dt>
            <dd className="note">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
