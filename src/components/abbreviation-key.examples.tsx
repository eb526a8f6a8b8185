import type { Example } from '#src/ui/example.ts';
import { AbbreviationKey } from './abbreviation-key.tsx';

export const examples: Example[] = [
  { name: 'one', element: <AbbreviationKey of={['HVAC']} /> },
  { name: 'four', element: <AbbreviationKey of={['EPA', 'NATE', 'OSHA', 'VRF']} /> },
];
