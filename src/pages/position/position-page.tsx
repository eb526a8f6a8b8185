import * as words from 'words:position';
import { years } from 'words:units';
import { clsx } from 'clsx';
import { CareersForm } from '#src/components/application-forms.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { PhoneLink } from '#src/components/contact-links.tsx';
import { FactStrip } from '#src/components/record-page/fact-strip.tsx';
import { Quotation } from '#src/components/record-page/quotation.tsx';
import { RecordCards } from '#src/components/record-page/record-cards.tsx';
import { RecordActions, RecordHero } from '#src/components/record-page/record-hero.tsx';
import { RecordColumns, RuledList } from '#src/components/record-page/ruled-list.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { UntilDate } from '#src/components/until-date.tsx';
import { openRecord } from '#src/lib/route-name.ts';
import { Cells } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { type PositionView, positionViews } from '#src/views/record-pages/position.ts';
import { DaysSection } from './days-section.tsx';
import { PayScale } from './pay-scale.tsx';
import css from './position-page.module.css';

/** Loads the page of the open position `id`; null where there is none. */
export function openPosition(id: string) {
  return openRecord(positionViews, id, (page) => <PositionPage key={id} {...page} />);
}

/** /careers/<id>: one position, from its pay to its form. */
function PositionPage(page: PositionView) {
  return (
    <>
      <HeroSection {...page} />
      <DemandsSection {...page} />
      <BenefitsSection {...page} />
      <DaysSection {...page} />
      <ApplySection {...page} />
      <RecordCards letter="F" title={words.others} items={page.others} />
    </>
  );
}

/** Name and drawing of the work, its pay on the scale of dollars, and what is asked first. */
function HeroSection(page: PositionView) {
  const { facts, openUntil } = page;
  return (
    <Zone letter="A" aria-labelledby="position">
      <RecordHero {...page} kind={words.facts.sheet} id="position">
        <UntilDate last={openUntil}>
          <RecordActions apply={words.apply} />
        </UntilDate>
        <p className={clsx('name', css.closed)} data-otherwise>
          {words.closed.text} <RouteLink to="careers">{words.closed.link}</RouteLink>
        </p>
      </RecordHero>
      <PayScale {...page} />
      <FactStrip items={facts} />
    </Zone>
  );
}

/** What is done, what is needed, and what is not needed yet. */
function DemandsSection({ demands, notNeeded }: PositionView) {
  const last = notNeeded.length > 0 && <RuledList title={words.notNeeded} items={notNeeded} />;
  return (
    <RecordColumns letter="B" label={demands[0]?.title} last={last}>
      {demands.map(({ title, items }) => (
        <RuledList key={title} title={title} items={items} />
      ))}
    </RecordColumns>
  );
}

/** What somebody says who does this work, beside what comes with the wage. */
function BenefitsSection({ testimonial, benefitsTitle, benefits }: PositionView) {
  return (
    <Zone letter="C" aria-labelledby="benefits">
      {testimonial && (
        <div data-plane="shell">
          <Quotation of={testimonial} note={words.years({ years: years({ count: testimonial.years }) })} />
        </div>
      )}
      <h2 id="benefits" className={clsx('name-lg', css.benefitsTitle)}>
        {benefitsTitle}
      </h2>
      <Cells as="ul" of={[2, 3, 6]} ruled>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className="name">{title}</h3>
            <p className="note">{text}</p>
          </li>
        ))}
      </Cells>
    </Zone>
  );
}

/** The job application with this position chosen, and what every applicant may ask for; gone once the position is closed. */
function ApplySection({ id, apply, rights, equal, sample, openUntil }: PositionView) {
  return (
    <UntilDate last={openUntil}>
      <ApplyZone letter="E" form={<CareersForm position={id} />} {...apply}>
        <p>{equal}</p>
        <p>
          {rights.help} <PhoneLink>{rights.call}</PhoneLink>.
        </p>
        <p>{rights.check}</p>
        {sample && <SampleNote>{words.sample}</SampleNote>}
      </ApplyZone>
    </UntilDate>
  );
}
