/** What comes of `promise`; rejects after `milliseconds`, because a connection that hangs neither succeeds nor fails. */
export function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error('No answer came in time'))),
  ]);
}
