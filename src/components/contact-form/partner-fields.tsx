import { subcontractorForm } from '#content/words/forms.ts';
import { FormField } from '#src/components/message-form/form-field.tsx';
import { FieldRow } from '#src/ui/field-row.tsx';

/** What a firm offers that wants to work with us. */
export function PartnerFields() {
  return (
    <>
      <FormField of={subcontractorForm} name="company" autoComplete="organization" />
      <FieldRow>
        <FormField of={subcontractorForm} name="trade" />
        <FormField of={subcontractorForm} name="license" autoComplete="off" />
      </FieldRow>
    </>
  );
}
