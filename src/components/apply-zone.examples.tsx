import type { Example } from '#src/ui/example.ts';
import { ApplyZone } from './apply-zone.tsx';

export const examples: Example[] = [
  {
    name: 'application for training',
    element: (
      <ApplyZone
        letter="E"
        title="Apply for training"
        figure={24}
        unit="h"
        promise="We contact you within 24 hours."
        steps={['We call and ask what you have done so far.', 'You choose a program and a start date.']}
        form={<p>The form</p>}
      />
    ),
  },
];
