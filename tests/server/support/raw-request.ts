import { connect } from 'node:net';

/** Sends bytes as they are and reads until the server ends the connection: what no HTTP client would send. */
export function rawRequest(port: number, text: string) {
  return new Promise<{ status: number; head: string; body: string }>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setTimeout(35_000, () => socket.destroy());
    socket.on('connect', () => socket.write(text, 'latin1'));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    // a server that hangs up in the middle of a request may have answered before
    socket.on('error', () => {});
    socket.on('close', () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') });
    });
  });
}
