import { Close, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import css from './dialog-head.module.css';
import { Icon } from './icon.tsx';

/** The title of a `Dialog` and the button that closes it. */
export function DialogHead({ close, children }: { close: string; children: ReactNode }) {
  return (
    <>
      <Title className={css.title} tabIndex={-1}>
        {children}
      </Title>
      <Close className={css.close}>
        <Icon name="close" />
        <span className="sr-only">{close}</span>
      </Close>
    </>
  );
}
