import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as refusals from 'words:refusals';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isEmergency } from '#src/lib/form-fields.ts';
import { type FormName, forms } from '#src/views/forms.ts';
import { messageRoute } from '#src/views/routes.ts';
import { json, page, redirect } from '../files/headers.ts';
import type { Settings } from '../settings.ts';
import type { Returned } from './fill-page.ts';
import { answerBy, textOf } from './message-words.ts';
import {
  checkEntries,
  type Post,
  postKind,
  type ReceiveResult,
  readPost,
  receive,
  type Way,
} from './receive.ts';
import { clientAddress } from './trusted-proxies.ts';

interface Options extends Way {
  /** Of the pages that answer a form sent without script, as the build made them. */
  folder: string;
  trustedProxies: Settings['trustedProxies'];
}

/** The longest body that is read: 11,000 letters of at most 12 bytes, and room for a text that is too long to come back whole. */
const mostBytes = 512 * 1024;

/** Milliseconds for which a page shows what was sent: an address stays in the history of a machine that others use too. */
const shownFor = 3_600_000;

/** `POST /messages` takes a message, `GET /messages/<reference>` says that it was taken, in the language of its address. */
export function messageRoutes({ folder, trustedProxies, ...way }: Options): Hono {
  const routes = new Hono();
  // these pages are read, and what fills them in is loaded, when they are asked for
  const template = (name: string) => readFile(join(folder, `${name}.html`), 'utf8');
  const filling = () => import('./fill-page.ts');
  const returned = async (form: FormName, back: Returned) =>
    (await filling()).fillReturnedPage(await template(form), forms[form], back);

  const answerScript = (result: ReceiveResult): Response => {
    const { kind } = result;
    if (kind === 'invalid') return json(422, { errors: result.errors });
    if (kind !== 'taken') {
      const [status, refusal] = refused[kind];
      return json(status, refusal, retryAfter(result));
    }
    const { form, reference, received, isNew } = result;
    return json(isNew ? 201 : 200, { reference, answerBy: answerBy(form, received) });
  };

  const answerBrowser = async (result: ReceiveResult, post: Post): Promise<Response> => {
    const { kind } = result;
    if (kind === 'taken') return redirect(303, `${messageRoute.path}/${result.reference}`);
    if (kind === 'malformed' || kind === 'reused') return page(400, await returnRefused(post));
    const html = await returned(result.form, { errors: {}, ...result, said: kind });
    return page(kind === 'invalid' ? 422 : refused[kind][0], html, retryAfter(result));
  };

  /** The form with what was typed; of one that this server does not take, the contact form with what it has in common. */
  const returnRefused = (post: Post) => {
    const found = checkEntries(post);
    const checked = 'values' in found ? found : checkEntries({ ...post, form: 'contact' });
    const filled = 'values' in checked ? checked : { form: 'contact' as const, values: {} };
    return returned(filled.form, { values: filled.values, errors: {}, said: 'refused' });
  };

  routes.post(
    messageRoute.path,
    bodyLimit({
      maxSize: mostBytes,
      // the rest of the body is not read, so the connection cannot go on
      onError: async ({ req }) => {
        const more = { Connection: 'close' };
        return postKind(req.header('content-type')) === 'native'
          ? page(413, await returnRefused({ form: 'contact', entries: {} }), more)
          : json(413, refusals.tooLarge, more);
      },
    }),
    async (context) => {
      const kind = postKind(context.req.header('content-type'));
      if (!kind) return json(415, refusals.encoding);
      const isOurs = isSameOrigin(context.req.raw.headers);
      if (kind === 'json' && !isOurs) return json(403, refusals.otherOrigin);
      const post = readPost(kind, await context.req.text(), context.req.header('idempotency-key'));
      if (!post) return json(400, refusals.malformed);
      if (!isOurs) return page(403, await returnRefused(post));
      const { address } = getConnInfo(context).remote;
      const sender = clientAddress(trustedProxies, address, context.req.header('x-forwarded-for'));
      const result = await receive(post, sender, way);
      return kind === 'json' ? answerScript(result) : answerBrowser(result, post);
    },
  );

  routes.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], messageRoute.path, () =>
    json(405, refusals.method, { Allow: 'POST' }),
  );

  routes.get(`${messageRoute.path}/:reference{[\\dA-Z]{4}-[\\dA-Z]{4}}`, async (context, next) => {
    const reference = context.req.param('reference');
    const message = await way.store.find(reference).catch(() => 'unread' as const);
    if (message === 'unread') return json(503, refusals.unread, { 'Retry-After': '30' });
    if (!message) return next();
    const { form, received, entries } = message;
    const sent = Date.now() - received < shownFor ? textOf(form, entries) : undefined;
    const slots = { reference, 'answer-by': answerBy(form, received), sent };
    const { fillReceivedPage } = await filling();
    return page(200, fillReceivedPage(await template('received'), slots, isEmergency(entries)));
  });
  return routes;
}

const refused = {
  limited: [429, refusals.limited],
  failed: [503, refusals.failed],
  malformed: [400, refusals.malformed],
  reused: [422, refusals.reused],
} as const;

function retryAfter(result: ReceiveResult) {
  return 'wait' in result ? { 'Retry-After': String(result.wait) } : undefined;
}

/** Whether it comes from a page of this site, by what the browser says; who says nothing is no browser, and has no session to misuse. */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
