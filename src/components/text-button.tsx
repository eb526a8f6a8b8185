import { type ButtonLook, buttonClassName } from '#src/ui/button-class-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { TextLink, type TextLinkProps } from './text-link.tsx';

/** A `TextLink` drawn as a button. */
export function TextButton(props: TextLinkProps & ButtonLook) {
  const { variant, size, block, className, children, ...rest } = props;
  return (
    <TextLink className={buttonClassName({ variant, size, block }, className)} {...rest}>
      <Icon name="text" /> <span>{children}</span>
    </TextLink>
  );
}
