import type { Example } from './example.ts';
import { Schedule } from './schedule.tsx';

export const examples: Example[] = [
  {
    name: 'labelled cells on phones, one marked row',
    element: (
      <Schedule
        caption="NAICS codes"
        captionHidden
        columns={[
          { head: 'Code' },
          { head: 'Official title' },
          { head: 'Size standard', align: 'end', labelled: true },
          { head: 'Held', align: 'center', labelled: true },
        ]}
        rows={[
          {
            key: '238220',
            marked: true,
            cells: [
              <span className="num" key="code">
                238220
              </span>,
              'Plumbing, Heating, and Air-Conditioning Contractors',
              '$19.0M',
              'yes',
            ],
          },
          {
            key: '541330',
            cells: [
              <span className="num" key="code">
                541330
              </span>,
              'Engineering Services',
              '$25.5M',
              'no',
            ],
          },
        ]}
      />
    ),
  },
  {
    name: 'with a caption',
    element: (
      <Schedule
        caption="Labor rates"
        columns={[{ head: 'Who' }, { head: 'An hour', sample: true }]}
        rows={[
          { key: 'technician', cells: ['Technician', '$180'] },
          { key: 'helper', cells: ['Helper', '$80'] },
        ]}
      />
    ),
  },
];
