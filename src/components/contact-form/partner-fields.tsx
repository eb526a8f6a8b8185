import { subcontractorForm } from '#content/words/forms.ts';
import { FieldRow } from '#src/ui/field-row.tsx';
import { Select } from '#src/ui/select.tsx';
import { TextField } from '#src/ui/text-field.tsx';

const { company, trade, license } = subcontractorForm.fields;

/** What a firm offers that wants to work with us. */
export function PartnerFields() {
  return (
    <>
      <TextField name="company" label={company.label} autoComplete="organization" />
      <FieldRow>
        <Select name="trade" label={trade.label} options={trade.options} placeholder={trade.placeholder} />
        <TextField name="license" label={license.label} autoComplete="off" />
      </FieldRow>
    </>
  );
}
