import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { company } from '#content/records/company/company.ts';
import { cacheControl, contentTypes, pageHeaders, securityHeaders } from './headers.ts';

const notFound = '/404.html';

/** An HTTP server (not yet listening) for the built site in `folder`, with the headers and status codes of production. */
export function createSiteServer(folder: string): Server {
  const { delivery } = company;
  const connect = delivery.mode === 'endpoint' ? [new URL(delivery.url).origin] : [];
  const common = securityHeaders(connect);
  const serve = sirv(folder, {
    // reads the folder at each request: a rebuild under the running server would otherwise be sent with the old sizes
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
      response.setHeader('Cache-Control', cacheControl(path));
      const type = contentTypes[path];
      if (type) response.setHeader('Content-Type', type);
      else if (path.endsWith('.html') || !path.slice(path.lastIndexOf('/')).includes('.')) {
        for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
      }
    },
  });
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/404' || path === notFound) missing(serve, request, response);
    else serve(request, response, () => missing(serve, request, response));
  });
}

function missing(serve: ReturnType<typeof sirv>, request: IncomingMessage, response: ServerResponse) {
  const writeHead = response.writeHead.bind(response);
  // sirv answers what it finds with 200; the page for a missing path is found, but the path is not
  response.writeHead = ((status: number, ...rest: []) =>
    writeHead(status === 200 ? 404 : status, ...rest)) as typeof writeHead;
  request.url = notFound;
  serve(request, response, () => void response.writeHead(404).end());
}
