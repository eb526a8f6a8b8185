import { bidPacket } from 'records:bid-packet';
import { specimen } from 'words:credentials';
import * as governmentPage from 'words:government';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { officer } from '#src/views/officer.ts';
import css from './packet-section.module.css';
import { SheetSection } from './sheet-section.tsx';

const { packet } = governmentPage;

/** The papers that go with a bid, each with when it comes, and who sends them. */
export function PacketSection() {
  return (
    <SheetSection name="packet" note={packet.note}>
      <div className={css.packet}>
        <Facts
          className={css.papers}
          items={bidPacket.map(({ title, text, link }) => ({
            term: title,
            value: link ? (
              <>
                {text} <a href={link.url}>{link.label}</a>
              </>
            ) : (
              text
            ),
          }))}
        />
        <div className={css.officer}>
          <p className="label">{packet.contact}</p>
          <p className={css.name}>
            {officer.line}
            {officer.isSample && <RevisionTriangle label={specimen} />}
          </p>
          <PhoneLink phone={officer.phone} className={css.phone} />
          <MailLink address={officer.email} subject={packet.subject} />
        </div>
      </div>
    </SheetSection>
  );
}
