import { contactForm } from '#content/words/forms.ts';
import { FieldRow } from '#src/ui/field-row.tsx';
import { Select } from '#src/ui/select.tsx';

const { need, county } = contactForm.fields;

/** What a customer needs, and where. */
export function NeedFields() {
  return (
    <FieldRow>
      <Select name="need" label={need.label} options={need.options} placeholder={need.placeholder} />
      <Select name="county" label={county.label} options={county.options} placeholder={county.placeholder} />
    </FieldRow>
  );
}
