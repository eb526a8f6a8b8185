import { specimen } from 'words:credentials';
import { RouteLink } from '#src/components/links.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { StatusLine } from '#src/ui/status-line.tsx';
import { credentialGroups } from '#src/views/credentials.ts';
import css from './credentials-line.module.css';

/** The credentials as one line: solid over what is held, dashed over what is in process, chain over experience; each with its proof. */
export function CredentialsLine() {
  return (
    <ul className={css.groups}>
      {credentialGroups.map(({ status, word, items }) => (
        <Stack as="li" gap="tight" key={status} className={css.group}>
          <Row>
            <p className="label">{word}</p>
            <StatusLine status={status} className={css.line} />
          </Row>
          <div className={css.items}>
            {items.map(({ id, name, longName, brief, note, verify, work, isSpecimen }) => (
              <div key={id} className={css.item}>
                <h3 className="name">
                  {longName ? <abbr title={longName}>{name}</abbr> : name}
                  {isSpecimen && <RevisionTriangle label={specimen} />}
                </h3>
                <p className={css.said}>
                  {/* seen in the line over it */}
                  <span className="sr-only">{word}. </span>
                  {work.length === 0 && `${brief}. `}
                  {note}{' '}
                  {work.map(({ sheet, page, text }) => (
                    <RouteLink key={sheet} to="projects" page={page} hash={sheet}>
                      <span>{text}</span>
                    </RouteLink>
                  ))}
                  {verify && <a href={verify.url}>{verify.label}</a>}
                </p>
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </ul>
  );
}
