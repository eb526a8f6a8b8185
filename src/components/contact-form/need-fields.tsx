import { contactForm } from '#content/words/forms.ts';
import { FormField } from '#src/components/message-form/form-field.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { FieldRow } from '#src/ui/field-row.tsx';
import css from './need-fields.module.css';

/** What a customer needs, and where; whoever has an emergency reads at once that it is called in. */
export function NeedFields() {
  return (
    <FieldRow>
      <div className={css.need}>
        <FormField of={contactForm} name="need" />
        <div role="status">
          <p className={css.urgent} data-plane="red">
            {contactForm.fields.need.urgent} <PhoneLink className="nb" />
          </p>
        </div>
      </div>
      <FormField of={contactForm} name="county" />
    </FieldRow>
  );
}
