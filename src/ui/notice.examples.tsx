import type { Example } from './example.ts';
import { Notice } from './notice.tsx';

const stay = () => undefined;

export const examples: Example[] = [
  {
    name: 'done',
    element: <Notice title="Message received" text="Thank you." isError={false} onExpire={stay} />,
  },
];
