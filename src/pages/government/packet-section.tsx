import { bidPacket } from 'records:bid-packet';
import { specimen } from 'words:credentials';
import * as governmentPage from 'words:government';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { officer } from '#src/views/officer.ts';
import css from './government-page.module.css';
import { SheetSection } from './sheet-section.tsx';

const { packet } = governmentPage;

/** The papers that go with a bid, each with when it comes, and who sends them. */
export function PacketSection() {
  return (
    <SheetSection name="packet" note={packet.note}>
      <Split into="main" gap="even">
        <Facts
          className={css.facts}
          items={bidPacket.map(({ title, text, link }) => ({
            term: title,
            value: (
              <>
                {text} {link && <a href={link.url}>{link.label}</a>}
              </>
            ),
          }))}
        />
        <Stack gap="tight" className={css.officer}>
          <p className="label">{packet.contact}</p>
          <p className="name">
            {officer.line}
            {officer.isSample && <RevisionTriangle label={specimen} />}
          </p>
          <Row gap="wide">
            <PhoneLink phone={officer.phone} className="figure-sm" />
            <MailLink address={officer.email} subject={packet.subject} />
          </Row>
        </Stack>
      </Split>
    </SheetSection>
  );
}
