import { Button } from './button.tsx';
import type { Example } from './example.ts';
import { Form } from './form.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const words = { name: { label: 'Name', missing: 'Enter your name' }, message: { label: 'Message' } };

export const examples: Example[] = [
  {
    name: 'a sheet with head and foot; submitting it empty shows the fault',
    element: (
      <Form
        aria-label="Example"
        words={words}
        optional="(optional)"
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
        <TextField name="name" label={words.name.label} required />
        <TextArea name="message" label={words.message.label} />
      </Form>
    ),
  },
];
