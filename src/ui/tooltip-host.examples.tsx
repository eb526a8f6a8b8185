import type { Example } from './example.ts';
import { TooltipHost } from './tooltip-host.tsx';

export const examples: Example[] = [
  {
    name: 'over an abbreviation that is pointed at',
    element: (
      <>
        <TooltipHost />
        <p>
          <abbr title="U.S. Small Business Administration">SBA</abbr>, the U.S. Small Business Administration
        </p>
      </>
    ),
  },
];
