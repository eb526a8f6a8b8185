import { ButtonLink } from './button-link.tsx';
import type { Example } from './example.ts';
import { Icon } from './icon.tsx';

export const examples: Example[] = [
  {
    name: 'solid with an icon',
    element: (
      <ButtonLink variant="solid" href="tel:+19545550142">
        <Icon name="phone" /> Call (954) 555-0142
      </ButtonLink>
    ),
  },
  {
    name: 'both looks on ink',
    element: (
      <div data-plane="ink">
        <ButtonLink href="mailto:info@example.com">info@example.com</ButtonLink>{' '}
        <ButtonLink variant="solid" href="tel:+19545550142">
          (954) 555-0142
        </ButtonLink>
      </div>
    ),
  },
];
