import { type ReactNode, useId } from 'react';
import { Zone } from '#src/ui/zone.tsx';
import css from './ask-zone.module.css';
import { CallButton } from './call-button.tsx';
import { MailButton } from './mail-button.tsx';

interface AskZoneProps {
  letter: string;
  title: string;
  text: string;
  /** The day on which the page was last true. */
  asOf: string;
  /** A note under the day. */
  children?: ReactNode;
}

/** The last zone of a page about the site itself: whom to ask or tell, by phone or mail. */
export function AskZone({ letter, title, text, asOf, children }: AskZoneProps) {
  const heading = useId();
  return (
    <Zone letter={letter} plane="water" padded className={css.zone} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={css.text}>
        <p>{text}</p>
        <div className={css.actions}>
          <CallButton variant="solid" />
          <MailButton />
        </div>
        <p className="small">{asOf}</p>
        {children}
      </div>
    </Zone>
  );
}
