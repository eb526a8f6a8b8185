import { plantRoomDrawn, residenceShell } from '#content/records/drawings/drawings.ts';
import type { Example } from './example.ts';
import { Picture } from './picture.tsx';

export const examples: Example[] = [
  {
    name: 'first on its page',
    element: <Picture picture={plantRoomDrawn.url} alt={plantRoomDrawn.alt} sizes="320px" priority />,
  },
  {
    name: 'further down, on the ground it was drawn for',
    element: (
      <div data-plane="shell">
        <Picture picture={residenceShell.url} alt={residenceShell.alt} sizes="320px" />
      </div>
    ),
  },
];
