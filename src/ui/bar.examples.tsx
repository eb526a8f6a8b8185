import { linearScale, logScale } from '#src/lib/scale.ts';
import { Bar } from './bar.tsx';
import type { Example } from './example.ts';

const hours = linearScale(0, 12);
const tons = logScale(10, 2000);

export const examples: Example[] = [
  { name: 'solid, 4 of 12', element: <Bar scale={hours} to={4} /> },
  { name: 'blue, 5 of 12', element: <Bar scale={hours} to={5} fill="blue" /> },
  { name: 'water, from 2 to 6', element: <Bar scale={hours} from={2} to={6} fill="water" /> },
  {
    name: 'outline, continues beyond the scale',
    element: (
      <Bar scale={hours} fill="outline" broken>
        Residential
      </Bar>
    ),
  },
  {
    name: 'solid with words',
    element: (
      <Bar scale={hours} to={6}>
        Government
      </Bar>
    ),
  },
  {
    name: 'hatched, 20–1,000 on a logarithmic scale',
    element: <Bar scale={tons} from={20} to={1000} fill="hatched" />,
  },
  { name: 'crossed', element: <Bar scale={hours} to={4} fill="crossed" /> },
  { name: 'dotted', element: <Bar scale={hours} to={4} fill="dotted" /> },
];
