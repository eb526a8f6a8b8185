import { Select } from '#src/ui/select.tsx';
import { TextArea, TextField } from '#src/ui/text-field.tsx';
import type { Field } from '#src/views/form.ts';

interface FormFieldProps<Name extends string> {
  /** The record of the form. */
  of: { fields: Readonly<Record<NoInfer<Name>, Field>> };
  name: Name;
  autoComplete?: string;
  /** What stands in it from the start. */
  value?: string | undefined;
}

/** A field of a form as its record declares it: label, hint, kind of control, and whether it is required. */
export function FormField<Name extends string>({ of, name, value, ...rest }: FormFieldProps<Name>) {
  const field: Field = of.fields[name];
  const { label, hint, required } = field;
  const common = { name, label, hint, required, defaultValue: value, ...rest };
  if (field.type === 'one-of') throw new Error(`"${name}" is a group: show it as a FieldPair of its fields`);
  if (field.type === 'choice')
    return <Select {...common} options={field.options} placeholder={field.placeholder} />;
  if (field.type === 'long') return <TextArea {...common} />;
  return <TextField type={field.type} {...common} />;
}
