import type { Example } from './example.ts';
import { TitleBlock } from './title-block.tsx';

export const examples: Example[] = [
  {
    name: 'a project',
    element: (
      <TitleBlock
        items={[
          { term: 'Location', value: 'County courthouse, Broward', wide: true },
          { term: 'Tonnage', value: '2 × 400-ton water-cooled', wide: true },
          { term: 'Type', value: 'Government' },
          { term: 'Duration', value: '16 weeks' },
        ]}
        sheet={{ term: 'Sheet', value: 'P-1' }}
      />
    ),
  },
];
