import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { oneLine } from '#src/lib/clean-entry.ts';
import { cutText } from '#src/lib/cut-text.ts';
import type { Leased } from '../messages/store/message.ts';
import type { Settings } from '../settings.ts';

/** What became of a mail: `unknown` where the text went out and no answer came back. */
export type Outcome = { kind: 'mailed' } | { kind: 'refused' | 'unknown'; error: unknown };

/** Sends one mail; `onText` is awaited before the mail server is given the text. Never rejects. */
export type Mailer = (mail: Mail, onText: () => Promise<void>) => Promise<Outcome>;

export interface Mail {
  /** The same for every try, so that a mailbox can tell a second copy. */
  id: string;
  subject: string;
  text: string;
  replyTo: { name: string; address: string } | undefined;
}

/**
 * Sends over SMTP, a connection a mail. `host` ends the mail's id. However slowly the mail server answers, a try ends after
 * twice the pace: well before the lease of its message.
 */
export function createMailer(
  { host: mailHost, port, secure, credentials, to, from, pace }: NonNullable<Settings['mail']>,
  host: string,
): Mailer {
  const options = {
    host: mailHost,
    port,
    secure,
    // a password never goes out in the clear
    requireTLS: Boolean(credentials),
    connectionTimeout: pace / 2,
    greetingTimeout: pace / 2,
    socketTimeout: pace,
  };
  const compose = async ({ id, ...mail }: Mail) => {
    const message = new MailComposer({
      ...mail,
      messageId: `<${id}@${host}>`,
      from,
      to,
      // nothing in a visitor's words may fetch a file or an address
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    return { envelope: message.getEnvelope(), text: await message.build() };
  };
  return async (mail, onText) => {
    const connection = new SMTPConnection(options);
    let isGiven = false;
    const giveText = (text: Buffer) =>
      new Readable({
        // read when the mail server has said that it takes the text, not before
        read() {
          onText().then(
            () => {
              isGiven = true;
              this.push(text);
              this.push(null);
            },
            (error) => this.destroy(error),
          );
        },
      });
    const timer = setTimeout(() => connection.close(), 2 * pace);
    try {
      const { envelope, text } = await compose(mail);
      const lost = new Promise<never>((_, reject) => {
        connection.once('error', reject);
        connection.once('end', () =>
          reject(Object.assign(new Error('The connection ended'), { code: 'ECONNECTION' })),
        );
      });
      // one after the other, so that whatever the library throws in a step is what became of this mail
      const step = (begin: (done: (error?: Error | null) => void) => void) =>
        Promise.race([
          lost,
          new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve()))),
        ]);
      await step((done) => connection.connect(done));
      if (credentials) await step((done) => connection.login({ credentials }, done));
      await step((done) => connection.send(envelope, giveText(text), done));
      return { kind: 'mailed' };
    } catch (error) {
      const isAnswered = Boolean((error as { responseCode?: number }).responseCode);
      return { kind: isGiven && !isAnswered ? 'unknown' : 'refused', error };
    } finally {
      clearTimeout(timer);
      // an error after this one is the same news again
      connection.on('error', () => {});
      connection.quit();
    }
  };
}

/** The mail for a message, in the words of its form. `labels` are the names of its fields. */
export function composeMail(
  message: Leased,
  { title, labels, receivedAt }: { title: string; labels: Record<string, string>; receivedAt: string },
): Mail {
  const { reference, entries } = message;
  const lines = Object.entries(entries)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const label = labels[name] ?? name;
      return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;
    });
  const { name = '', email } = entries;
  return {
    id: reference,
    // a header is one line
    subject: cutText(oneLine(`${title} ${reference}: ${name}`), 120, '…'),
    text: `${lines.join('\n')}\n\n${receivedAt}\n${reference}\n`,
    replyTo: email ? { name: oneLine(name), address: email } : undefined,
  };
}
