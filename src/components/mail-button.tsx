import { type ButtonLook, buttonClassName } from '#src/ui/button-class-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { MailAddress } from './mail-address.tsx';
import { MailLink, type MailLinkProps } from './mail-link.tsx';

/** A `MailLink` drawn as a button. */
export function MailButton(props: MailLinkProps & ButtonLook) {
  const { variant, size, block, className, children = <MailAddress />, ...rest } = props;
  return (
    <MailLink className={buttonClassName({ variant, size, block }, className)} {...rest}>
      <Icon name="email" /> <span>{children}</span>
    </MailLink>
  );
}
