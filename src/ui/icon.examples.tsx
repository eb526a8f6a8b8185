import type { Example } from './example.ts';
import { Icon } from './icon.tsx';
import { type IconName, iconNames } from './icon-names.ts';

export const examples: Example[] = [
  {
    name: 'every meaning, beside its words',
    element: (
      <ul>
        {(Object.keys(iconNames) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    ),
  },
];
