import * as refusals from 'words:refusals';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isEmergency } from '#src/lib/is-emergency.ts';
import type { Notice } from '#src/views/form.ts';
import type { Responses } from '../files/responses.ts';
import type { Settings } from '../settings.ts';
import { answerBy } from './answer-by.ts';
import { clientAddress } from './client-address.ts';
import type { Said } from './fill-page.ts';
import { replyOf } from './form-words.ts';
import type { MessagePages } from './message-pages.ts';
import { type PostKind, postKind, readPost } from './read-post.ts';
import { type ReceiveResult, receive, type Way } from './receive.ts';
import { isReference } from './reference.ts';

type Bindings = { Bindings: HttpBindings };

interface Options extends Way {
  pages: MessagePages;
  responses: Responses;
  trustedProxies: Settings['trustedProxies'];
}

/** The longest body: a message of the longest length that its form allows has room in it, in most scripts. */
const mostBytes = 32 * 1024;

/** `POST /messages` takes a message, `GET /messages/<reference>` says that it was taken; any other reference is not answered. */
export function messageRoutes({ pages, responses, trustedProxies, ...way }: Options): Hono<Bindings> {
  const routes = new Hono<Bindings>();
  const { json, page, redirect, refuse } = responses;

  const answerScript = (result: ReceiveResult): Response => {
    switch (result.kind) {
      case 'taken': {
        const { form, reference, received, isNew } = result;
        return json(isNew ? 201 : 200, { reference, answerBy: answerBy(replyOf(form), received) });
      }
      case 'invalid':
        return json(422, { errors: result.errors });
      case 'limited':
        return refuse(429, refusals.limited, { 'Retry-After': String(result.seconds) });
      case 'failed':
        return refuse(503, refusals.failed, { 'Retry-After': '30' });
      case 'malformed':
        return refuse(400, refusals.malformed);
      case 'reused':
        return refuse(422, refusals.reused);
    }
  };

  const answerBrowser = async (result: ReceiveResult): Promise<Response> => {
    if (result.kind === 'taken') return redirect(303, `/messages/${result.reference}`);
    if (result.kind === 'malformed' || result.kind === 'reused') return refuse(400, refusals.malformed);
    const { form, values } = result;
    const back = (said: Said, errors = {}) => pages.returned({ form, values, errors, said });
    switch (result.kind) {
      case 'invalid':
        return page(422, await back('invalid', result.errors));
      case 'limited':
        return page(429, await back('limited'), { 'Retry-After': String(result.seconds) });
      case 'failed':
        return page(503, await back('failed'), { 'Retry-After': '30' });
    }
  };

  /** Before its entries are read: in words for a script, with an empty form and the other ways for a browser. */
  const turnAway = async (
    request: HonoRequest,
    status: number,
    refusal: Notice,
    more?: Record<string, string>,
  ) =>
    postKind(request.header('content-type')) === 'native'
      ? page(status, await pages.returned({ form: 'contact', values: {}, errors: {}, said: 'refused' }), more)
      : refuse(status, refusal, more);

  routes.post(
    '/messages',
    async (context, next) => {
      if (!isSameOrigin(context.req.raw.headers)) return turnAway(context.req, 403, refusals.otherOrigin);
      if (!postKind(context.req.header('content-type'))) return refuse(415, refusals.encoding);
      return next();
    },
    bodyLimit({
      maxSize: mostBytes,
      // the rest of the body is not read, so the connection cannot go on
      onError: ({ req }) => turnAway(req, 413, refusals.tooLarge, { Connection: 'close' }),
    }),
    async (context) => {
      const kind = postKind(context.req.header('content-type')) as PostKind;
      const post = readPost(kind, await context.req.text(), context.req.header('idempotency-key'));
      if (!post) return refuse(400, refusals.malformed);
      const sender = clientAddress(
        context.env.incoming.socket.remoteAddress,
        context.req.header('x-forwarded-for'),
        trustedProxies,
      );
      const result = await receive(post, sender, way);
      return kind === 'json' ? answerScript(result) : answerBrowser(result);
    },
  );

  routes.get('/messages/:reference', async (context, next) => {
    const reference = context.req.param('reference');
    const message = isReference(reference)
      ? await way.store.find(reference).catch(() => undefined)
      : undefined;
    if (!message) return next();
    const { form, received, entries } = message;
    return page(
      200,
      await pages.received({
        reference,
        answerBy: answerBy(replyOf(form), received),
        isUrgent: isEmergency(entries),
      }),
    );
  });
  return routes;
}

/**
 * Whether a message comes from a page of this site, by what the browser says of it. A request that says nothing comes from no
 * browser of today; there is no session that it could misuse.
 */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
