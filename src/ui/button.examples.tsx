import { Button } from './button.tsx';
import type { Example } from './example.ts';
import { Icon } from './icon.tsx';

export const examples: Example[] = [
  { name: 'outline', element: <Button>See the positions</Button> },
  { name: 'solid', element: <Button variant="solid">Send message</Button> },
  { name: 'amber', element: <Button variant="amber">Get Quote</Button> },
  {
    name: 'red',
    element: (
      <Button variant="red">
        <Icon name="phone" /> Emergency line
      </Button>
    ),
  },
  { name: 'small', element: <Button size="small">Apply</Button> },
  { name: 'block', element: <Button block>As wide as its column</Button> },
];
