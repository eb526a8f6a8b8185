import { type ReactNode, useId } from 'react';
import { Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { CallButton, MailButton } from './links.tsx';

interface AskZoneProps {
  letter: string;
  title: string;
  text: string;
  asOf: string;
  children?: ReactNode;
}

/** The last zone of a page about the site itself: whom to ask or tell, by phone or mail. */
export function AskZone({ letter, title, text, asOf, children }: AskZoneProps) {
  const heading = useId();
  return (
    <Zone letter={letter} plane="water" padded aria-labelledby={heading}>
      {/* the same columns as the clauses above */}
      <Split into="aside">
        <h2 id={heading}>{title}</h2>
        <Stack gap="even">
          <p>{text}</p>
          <Row>
            <CallButton variant="solid" />
            <MailButton />
          </Row>
          <p className="small">{asOf}</p>
          {children}
        </Stack>
      </Split>
    </Zone>
  );
}
