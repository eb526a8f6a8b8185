import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a sender of TCP waits before it sends a lost packet again. */
const resend = 1000;
const packet = 1400;

/** A line to the server at `target` with a delay each way, on which every nth packet is lost and sent again. */
export async function openSlowLine(target: string, { delay, losing }: { delay: number; losing: number }) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let sent = 0;
  const carry = async (from: Socket, to: Socket) => {
    try {
      for await (const bytes of from) {
        const lost = Math.floor((sent + bytes.length) / packet / losing) - Math.floor(sent / packet / losing);
        sent += bytes.length;
        await pause(delay / 2 + lost * resend);
        if (!to.write(bytes)) await new Promise((resolve) => to.once('drain', resolve));
      }
      to.end();
    } catch {
      to.destroy();
    }
  };
  const server = createServer((near) => {
    const far = createConnection(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      // a browser drops lines as it likes
      socket.on('error', () => other.destroy());
      void carry(socket, other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
