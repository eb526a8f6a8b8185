import { recordPageWords } from 'words:parts';
import { CallButton } from '#src/components/call-button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row } from '#src/ui/layout.tsx';

/** Under the lead of a page with a form: to the form, or to whoever answers the phone. */
export function RecordActions({ apply }: { apply: string }) {
  return (
    <Row>
      <ButtonLink href="#apply" variant="solid">
        {apply}
      </ButtonLink>
      <CallButton>{recordPageWords.call}</CallButton>
    </Row>
  );
}
