import type { Example } from '#src/ui/example.ts';
import { RouteLink } from './route-link.tsx';

export const examples: Example[] = [
  {
    name: 'in a sentence',
    element: (
      <p>
        Read what{' '}
        <RouteLink to="government" hash="bonding">
          a bond adds
        </RouteLink>{' '}
        to the price.
      </p>
    ),
  },
];
