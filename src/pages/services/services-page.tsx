import { company } from 'records:company';
import shop from 'records:drawings/shop';
import { filter, illustration, lead, missing, notes, schedule, title } from 'words:services';
import { clsx } from 'clsx';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { ButtonRoute, MailButton } from '#src/components/links.tsx';
import { Cells, Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { equipment, equipmentGroups } from '#src/views/services.ts';
import { CapacityAxis, choices, EquipmentGroup } from './equipment-group.tsx';
import css from './services-page.module.css';

/** /services: every kind of equipment by name, with its capacity to scale and the page that says more. */
export function ServicesPage() {
  return (
    <>
      <Zone letter="A" aria-labelledby="services-title">
        <Split at="middle" data-cut="">
          <Stack className={css.words}>
            <h1 id="services-title">{title}</h1>
            <p className="lead">{lead}</p>
          </Stack>
          <figure className={css.cover}>
            <Picture
              of={shop}
              sizes="(width < 640px) 100vw, (width < 1024px) 80vw, 47vw"
              className={css.picture}
              imgClassName={css.picture}
              priority
            />
            <figcaption className={clsx('small', css.caption)}>{illustration}</figcaption>
          </figure>
        </Split>
      </Zone>
      <ScheduleSection />
      <Zone letter="C" plane="water" padded aria-labelledby="notes-title">
        <Stack>
          <h2 id="notes-title" className="name-lg">
            {notes.title}
          </h2>
          <Cells as="ol" className={css.notes}>
            {notes.items.map((note) => (
              <li key={note} className="note">
                {note}
              </li>
            ))}
          </Cells>
          <Split>
            <AbbreviationKey of={['BTU', 'DDC', 'VRF']} />
            {company.sample && <SampleNote>{notes.sample}</SampleNote>}
          </Split>
        </Stack>
      </Zone>
      <Zone letter="D" plane="ink" padded aria-labelledby="missing-title">
        <Split>
          <h2 id="missing-title">{missing.title}</h2>
          <Stack>
            <p>{missing.text}</p>
            <Row>
              <MailButton variant="solid" subject={missing.subject}>
                {missing.mail}
              </MailButton>
              <ButtonRoute to="contact">{missing.contact}</ButtonRoute>
            </Row>
          </Stack>
        </Split>
      </Zone>
    </>
  );
}

const { columns } = schedule;

function ScheduleSection() {
  return (
    <Zone letter="B" className={css.schedule} aria-labelledby="schedule-title">
      {/* each is the target of its own address, so that no script is needed */}
      <nav className={css.filter} aria-labelledby="filter-label">
        <p id="filter-label" className={clsx('name', css.line)}>
          {filter.label}
        </p>
        <Cells as="ul" of={[2, 4]} ruled className={css.links}>
          {choices.map(({ id, name, count }) => (
            <li key={id}>
              <a id={`for-${id}`} href={`#for-${id}`} data-show={id} className={css.link}>
                <b className="name">{name}</b>
                <span className="small">{count}</span>
              </a>
            </li>
          ))}
        </Cells>
      </nav>
      <Row className={css.line}>
        <h2 id="schedule-title" className="name-lg">
          {schedule.title}
        </h2>
        <p className="small">{schedule.note}</p>
        <p className={clsx('small', css.result)} role="status">
          {choices.map(({ id, name, count }) => (
            <b key={id} data-for={id} data-alone={id === 'everyone' ? undefined : ''}>
              {filter.result({ name, count })}
            </b>
          ))}
        </p>
      </Row>
      {/* stays in view; the tables repeat it for screen readers */}
      <div className={clsx('label', css.head)} aria-hidden="true">
        <span className={css.wide}>{columns.equipment}</span>
        <CapacityAxis head={columns.capacity} />
        <span className={css.wide}>{columns.work}</span>
        <span className={css.widest}>{columns.destination}</span>
      </div>
      {equipmentGroups.map((group) => (
        <EquipmentGroup key={group.id} {...group} rows={equipment.filter((row) => row.group === group.id)} />
      ))}
    </Zone>
  );
}
