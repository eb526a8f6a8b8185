import { contactForm } from '#content/words/forms.ts';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { FieldRow } from '#src/ui/field-row.tsx';
import { Select } from '#src/ui/select.tsx';
import css from './need-fields.module.css';

const { need, county } = contactForm.fields;

/** What a customer needs, and where; whoever has an emergency reads at once that it is called in. */
export function NeedFields() {
  return (
    <FieldRow>
      <div className={css.need}>
        <Select name="need" label={need.label} options={need.options} placeholder={need.placeholder} />
        <div role="status">
          <p className={css.urgent} data-plane="red">
            {need.urgent} <PhoneLink className="nb" />
          </p>
        </div>
      </div>
      <Select name="county" label={county.label} options={county.options} placeholder={county.placeholder} />
    </FieldRow>
  );
}
