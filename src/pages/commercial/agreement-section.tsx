import { agreement as record } from 'records:agreement';
import { routes } from '#content/addresses/routes.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './agreement-section.module.css';
import { AgreementSheet } from './agreement-sheet.tsx';
import { PrintSheetButton } from './print-sheet-button.tsx';

const { agreement } = commercialPage;

/** The agreement as a loose sheet on the table, to read, to print and to ask for. */
export function AgreementSection() {
  return (
    <Zone
      letter="D"
      plane="paper-2"
      padded
      id={agreement.id}
      aria-labelledby="agreement-title"
      className={css.zone}
    >
      <div className={css.title}>
        <DrawingTitle id="agreement-title" number={1} sheet={routes.commercial.sheet} note={agreement.note}>
          {agreement.title}
        </DrawingTitle>
      </div>
      <AgreementSheet />
      <div className={css.foot}>
        <div className={css.actions}>
          <ButtonRoute to="contact" variant="solid">
            {agreement.ask}
          </ButtonRoute>
          <PrintSheetButton>{agreement.print}</PrintSheetButton>
        </div>
        {record.sample && <SampleNote>{agreement.sample}</SampleNote>}
      </div>
    </Zone>
  );
}
