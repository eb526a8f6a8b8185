import { linearScale } from '#src/lib/scale.ts';
import { Bar } from './bar.tsx';
import type { Example } from './example.ts';
import { Nameplate } from './nameplate.tsx';

const dollars = linearScale(0, 5);

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
          { term: 'UEI', value: '000000000000' },
          { term: 'CAGE', value: '00000' },
          { term: 'SBA 8(a)', value: 'Held' },
          { term: 'Ownership', value: 'Woman-owned, 51%' },
        ]}
      />
    ),
  },
  {
    name: 'long figures, and fewer facts than a row holds',
    element: (
      <Nameplate
        figures={[
          { label: 'Primary NAICS', figure: '238220' },
          { label: 'Bonding, single project', figure: '$7.5M' },
          { label: 'Bonding, aggregate', figure: '$12.5M' },
        ]}
        facts={[
          { term: 'SBA 8(a)', value: 'Held' },
          { term: 'Ownership', value: 'Woman-owned, 51%' },
          { term: 'License', value: 'CAC0000000' },
        ]}
      />
    ),
  },
];
