import * as shell from 'words:shell';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonRoute } from '#src/components/links.tsx';
import { MissingChunkError } from '#src/lib/load-fresh.ts';
import { Stack } from '#src/ui/layout.tsx';
import css from './site-layout.module.css';

/** The router's default error screen, word for word, without its stack trace; the header stays where it can. */
export function ErrorScreen() {
  const error = useRouteError();
  const outdated = error instanceof MissingChunkError;
  useEffect(() => {
    // the address is already the new page's: one reload fetches the version that was published meanwhile
    if (outdated) location.reload();
    else document.title = shell.error.title;
  }, [outdated]);
  if (outdated) return null;
  return (
    <main className={css.sheet} id="main">
      <Stack as="section" className={css.error} role="alert">
        <h1>{shell.error.title}</h1>
        <p className="name-lg">{messageOf(error)}</p>
        <p>{shell.error.help}</p>
        <ButtonRoute to="home">{shell.error.home}</ButtonRoute>
      </Stack>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : JSON.stringify(error);
}
