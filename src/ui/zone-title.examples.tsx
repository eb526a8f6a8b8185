import type { Example } from './example.ts';
import { ZoneTitle } from './zone-title.tsx';

export const examples: Example[] = [
  { name: 'plain', element: <ZoneTitle as="h3">How we work with a partner</ZoneTitle> },
  {
    name: 'with a note',
    element: (
      <ZoneTitle as="h3" note="Sample benefits until the owner confirms them.">
        Six things besides the wage
      </ZoneTitle>
    ),
  },
];
