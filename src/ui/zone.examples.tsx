import type { Example } from './example.ts';
import { type Plane, Zone } from './zone.tsx';

const planes: Plane[] = ['paper', 'paper-2', 'white', 'water', 'shell', 'ink', 'red'];

export const examples: Example[] = planes.map((plane) => ({
  name: plane,
  element: (
    <Zone letter="A" plane={plane} padded aria-label={`Zone on ${plane}`}>
      <p className="label">Label over a value</p>
      <p className="lead">
        A lead paragraph with a figure, $180, and a link to the <a href="#zone">zone</a>.
      </p>
      <p className="small">A note about the source or the scale.</p>
      <p>
        Call <span className="num">(954) 555-0142</span>. License: to be supplied .
      </p>
    </Zone>
  ),
}));
