import * as words from 'words:position';
import { years } from 'words:units';
import { clsx } from 'clsx';
import { Quotation } from '#src/components/record-page/quotation.tsx';
import { RecordCards } from '#src/components/record-page/record-cards.tsx';
import { RecordColumns } from '#src/components/record-page/record-columns.tsx';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import { openRecord } from '#src/lib/record-screen.ts';
import { Cells } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { type PositionView, positionViews } from '#src/views/record-pages/position.ts';
import { ApplySection } from './apply-section.tsx';
import { DaysSection } from './days-section.tsx';
import { HeroSection } from './hero-section.tsx';
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
