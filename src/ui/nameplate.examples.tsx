import { linearScale } from '#src/lib/scale.ts';
import { Bar } from './bar.tsx';
import type { Example } from './example.ts';
import { Nameplate } from './nameplate.tsx';

const dollars = linearScale(0, 5);
const toBeSupplied = 'to be supplied';

export const examples: Example[] = [
  {
    name: 'identifiers of a contractor',
    element: (
      <Nameplate
        figures={[
          {
            label: 'Primary NAICS',
            figure: '238220',
            below: <p>Plumbing, Heating, and Air-Conditioning Contractors</p>,
          },
          { label: 'Bonding, single project', figure: '$2M', below: <Bar scale={dollars} to={2} /> },
          { label: 'Bonding, aggregate', figure: '$5M', below: <Bar scale={dollars} to={5} /> },
        ]}
        facts={[
          { term: 'UEI', value: toBeSupplied },
          { term: 'CAGE', value: toBeSupplied },
          { term: 'SBA 8(a)', value: 'Held' },
          { term: 'Ownership', value: 'Woman-owned, 51%' },
        ]}
      />
    ),
  },
];
