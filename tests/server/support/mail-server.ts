import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** How the mail server treats the next mails: takes them, or fails in one of the ways that mail servers do. */
export type MailTreatment = 'take' | 'refuse' | 'stall' | 'close in the text' | 'close after the text';

/** An account that mail is taken from alone, and what STARTTLS is answered with. */
export type MailAccount = Record<'user' | 'pass' | 'key' | 'cert', string>;

/** The settings of a server that mails the office there, and soon again what was refused. */
export const mailTo = (url: string) => ({
  SMTP_URL: url,
  MAIL_TO: 'office@example.com',
  MAIL_RETRY_SECONDS: '1',
});

/** Starts a mail server; after a stop it comes back at the same port. */
export async function startMailServer(account?: MailAccount) {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let treatment: MailTreatment = 'take';
  let connections = 0;
  let port = 0;
  let server: SMTPServer;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const options: SMTPServerOptions = {
    ...(account ?? { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] }),
    // a look-up of the sender's name costs more than the mail
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === account?.user && password === account?.pass
        ? done(null, { user: username })
        : done(new Error('Not you')),
    onRcptTo: (_address, _session, done) => {
      if (treatment === 'stall') return;
      done(treatment === 'refuse' ? Object.assign(new Error('Greylisted'), { responseCode: 451 }) : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (treatment === 'close in the text') cut();
      });
      stream.on('end', () => {
        if (treatment === 'close in the text') return;
        mails.push(Buffer.concat(chunks).toString());
        if (treatment === 'close after the text') return cut();
        done();
      });
    },
  };
  const start = async () => {
    server = new SMTPServer(options);
    server.server.on('connection', (socket: Socket) => {
      connections += 1;
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    // a connection that the test cuts is no news
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    ({ port } = server.server.address() as AddressInfo);
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Raw mails, in the order in which they were taken. */
    mails,
    /** How many were made so far. */
    connections: () => connections,
    treat: (next: MailTreatment) => {
      treatment = next;
    },
    start,
    stop: async () => {
      cut();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
