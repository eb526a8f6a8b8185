import { Button } from './button.tsx';
import type { Example } from './example.ts';
import { Form } from './form.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const fields = {
  name: { type: 'text', label: 'Name', required: true, maxLength: 60, missing: 'Enter your name' },
  message: { type: 'long', label: 'Message', maxLength: 500 },
} as const;

export const examples: Example[] = [
  {
    name: 'a sheet with head and foot; submitting it empty shows the fault',
    element: (
      <Form
        aria-label="Example"
        fields={fields}
        optional="(optional)"
        faultsTitle="Correct these"
        head={<h3>Note</h3>}
        foot={
          <Button type="submit" variant="solid">
            Keep note
          </Button>
        }
        onInvalid={() => undefined}
        onCorrected={() => undefined}
        onValid={async () => undefined}
      >
        <TextField name="name" label={fields.name.label} required />
        <TextArea name="message" label={fields.message.label} />
      </Form>
    ),
  },
];
