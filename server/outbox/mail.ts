import { once } from 'node:events';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { company } from 'records:company';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { composeNotice } from '../messages/message-words.ts';
import type { Kept } from '../messages/store/message.ts';
import type { Settings } from '../settings.ts';
import type { Outcome } from './outbox.ts';

const patience = 15_000;

/** Sends over SMTP, a connection a mail. A try ends after twice the pace, well before its lease. */
export function createMailer(settings: NonNullable<Settings['mail']>) {
  const { host, port, secure, credentials, to, from, pace } = settings;
  const options = {
    host,
    port,
    secure,
    // a password never goes out in the clear
    requireTLS: Boolean(credentials),
    connectionTimeout: pace / 2,
    greetingTimeout: pace / 2,
    socketTimeout: pace,
  };
  const compose = async (leased: Kept) => {
    const { id, ...notice } = composeNotice(leased);
    const message = new MailComposer({
      ...notice,
      messageId: `<${id}@${new URL(company.website).hostname}>`,
      from,
      to,
      // nothing in a visitor's words may fetch a file or an address
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    return { envelope: message.getEnvelope(), text: await message.build() };
  };
  type Done = (error?: Error | null) => void;
  const connected = async (work: (connection: SMTPConnection, done: Done) => void, limit: number) => {
    const connection = new SMTPConnection(options);
    const timer = setTimeout(() => connection.close(), limit);
    try {
      const lost = once(connection, 'end').then(() => {
        throw Object.assign(new Error('The connection ended'), { code: 'ECONNECTION' });
      });
      // one after the other, so that whatever the library throws in a step is what became of this mail
      const step = (begin: (done: Done) => void) => Promise.race([lost, promisify(begin)()]);
      await step((done) => connection.connect(done));
      if (credentials) await step((done) => connection.login({ credentials }, done));
      await step((done) => work(connection, done));
    } finally {
      clearTimeout(timer);
      // an error after this one is the same news again
      connection.on('error', () => {});
      connection.quit();
    }
  };
  return {
    check: () => connected((_, done) => done(), Math.min(patience, 2 * pace)),
    send: async (leased: Kept, onText: () => Promise<void>): Promise<Outcome> => {
      let isGiven = false;
      // read when the mail server has said that it takes the text, not before
      async function* giveText(text: Buffer) {
        await onText();
        isGiven = true;
        yield text;
      }
      try {
        const { envelope, text } = await compose(leased);
        const given = Readable.from(giveText(text));
        await connected((connection, done) => connection.send(envelope, given, done), 2 * pace);
        return { kind: 'sent' };
      } catch (error) {
        const isAnswered = Boolean((error as { responseCode?: number }).responseCode);
        return { kind: isGiven && !isAnswered ? 'unknown' : 'refused', error };
      }
    },
  };
}
