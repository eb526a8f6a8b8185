import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Treatment = 'take' | 'refuse' | 'stall' | 'close in the text' | 'close after the text';

export type MailAccount = Record<'user' | 'pass' | 'key' | 'cert', string>;

/** The settings of a server that mails the office there, and soon again what was refused. */
export const mailTo = (url: string) => ({
  SMTP_URL: url,
  MAIL_TO: 'office@example.com',
  MAIL_RETRY_SECONDS: '1',
});

/** Starts a mail server. */
export async function startMailServer(account?: MailAccount) {
  const server = { mails: [] as string[], connections: 0, treatment: 'take' as Treatment };
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const smtp = new SMTPServer({
    ...(account ?? { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] }),
    // a look-up of the sender's name costs more than the mail
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === account?.user && password === account?.pass
        ? done(null, { user: username })
        : done(new Error('Not you')),
    onRcptTo: (_address, _session, done) => {
      if (server.treatment === 'stall') return;
      const error = Object.assign(new Error('Greylisted'), { responseCode: 451 });
      done(server.treatment === 'refuse' ? error : null);
    },
    onData: async (stream, _session, done) => {
      if (server.treatment === 'close in the text') return void stream.once('data', cut);
      // the sender may be killed meanwhile
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined) return;
      server.mails.push(mail);
      if (server.treatment === 'close after the text') cut();
      else done();
    },
  });
  smtp.server.on('connection', (socket: Socket) => {
    server.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // a connection that the test cuts is no news
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  return Object.assign(server, {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    stop: async () => {
      cut();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  });
}
