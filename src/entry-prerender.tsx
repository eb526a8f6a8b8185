import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import '#src/styles/app.css';
import { Document } from '#src/layout/document.tsx';
import { messageRoutes } from '#src/message-routes.tsx';
import { routeTree } from '#src/routes.tsx';

// the pages that the server fills in are in it too; the browser's application does not know their addresses
const handler = createStaticHandler([...messageRoutes, ...routeTree]);

/** Renders the application at `path` (such as '/government') to the HTML of its root; rejects when the page throws. */
export async function render(path: string): Promise<string> {
  const context = await handler.query(new Request(`https://prerender.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect: a page was expected`);
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    {
      // otherwise React moves large boundaries into hidden elements with inline scripts
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error;
      },
    },
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (failure) throw failure;
  return html;
}

/** The whole document of a page, as a string that starts with its doctype. */
export function renderDocument(props: Parameters<typeof Document>[0]): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}\n`;
}
