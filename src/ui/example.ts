import type { ReactNode } from 'react';

/** One state of a piece, as the gallery, axe and the screenshots show it. */
export interface Example {
  name: string;
  element: ReactNode;
}
