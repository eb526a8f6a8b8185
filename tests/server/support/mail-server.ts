import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailTreatment = 'take' | 'refuse' | 'stall' | 'close in the text' | 'close after the text';

export type MailAccount = Record<'user' | 'pass' | 'key' | 'cert', string>;

/** The settings of a server that mails the office there, and soon again what was refused. */
export const mailTo = (url: string) => ({
  SMTP_URL: url,
  MAIL_TO: 'office@example.com',
  MAIL_RETRY_SECONDS: '1',
});

export async function startMailServer(account?: MailAccount) {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let treatment: MailTreatment = 'take';
  let connections = 0;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
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
    onData: async (stream, _session, done) => {
      if (treatment === 'close in the text') return void stream.once('data', cut);
      // the sender may be killed meanwhile
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined) return;
      mails.push(mail);
      if (treatment === 'close after the text') cut();
      else done();
    },
  });
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // a connection that the test cuts is no news
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    connections: () => connections,
    treat: (next: MailTreatment) => {
      treatment = next;
    },
    stop: async () => {
      cut();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
