import { oldTubes } from '../projects/chiller-capital-repair/gallery.ts';
import type { ChillerService } from '../schema.ts';

export const reTube = {
  id: 're-tube',
  number: 4,
  isPlanned: true,
  title: 'Re-tube',
  summary: 'New copper, old shell',
  text: 'New copper in the shell that you already own.',
  clauses: [
    'Eddy-current test of every tube, so that only a bad bundle is replaced.',
    'Old tubes drawn, sheets cleaned, new tubes rolled; both sides pressure-tested before a witness.',
  ],
  receive: 'Tube map before and after, test certificates, photographs by drawing number.',
  photo: { ...oldTubes, caption: 'Old tubes drawn out of the shell over roller stands.' },
} as const satisfies ChillerService;
