import { company } from 'records:company';
import { type ButtonLook, buttonClassName } from '#src/ui/button-class-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { PhoneLink, type PhoneLinkProps } from './phone-link.tsx';

/** A `PhoneLink` drawn as a button. */
export function CallButton(props: PhoneLinkProps & ButtonLook) {
  const { variant, size, block, className, children = company.phone.display, ...rest } = props;
  return (
    <PhoneLink className={buttonClassName({ variant, size, block }, className)} {...rest}>
      <Icon name="phone" /> <span>{children}</span>
    </PhoneLink>
  );
}
