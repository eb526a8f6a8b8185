import { credentialLines } from '#content/facts/credentials.ts';
import { homePage } from '#content/pages/home.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { LineType } from '#src/ui/line-type.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import css from './credential-schedule.module.css';

/** Each credential with its status as word and line, and where it can be checked. */
export function CredentialSchedule({ sheet }: { sheet: string }) {
  const { title, note, columns } = homePage.credentials;
  return (
    <div>
      <DrawingTitle number={2} sheet={sheet} note={note}>
        {title}
      </DrawingTitle>
      <Schedule
        className={css.schedule}
        caption={title}
        captionHidden
        columns={[{ head: columns.credential }, { head: columns.status }, { head: columns.check }]}
        rows={credentialLines.map(({ id, name, longName, status, word, statement, verify }) => ({
          key: id,
          cells: [
            <span key="credential">
              {name}
              {longName && <span className={css.meaning}>{longName}</span>}
            </span>,
            <span key="status" className={css.status}>
              <LineType status={status} />
              {word}
            </span>,
            <span key="check" className={css.check}>
              {statement} {verify && <a href={verify.url}>{verify.label}</a>}
            </span>,
          ],
        }))}
      />
    </div>
  );
}
