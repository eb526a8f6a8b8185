/** One line a happening, with its time. Whoever calls it gives references and error codes, never names, addresses or words. */
export function log(text: string): void {
  console.log(`${new Date().toISOString()} ${text}`);
}

/** The code of an error or of its cause, or its kind: the message itself may quote an address. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.cause) return errorCode(error.cause);
  const { code, responseCode } = error as { code?: unknown; responseCode?: number };
  return [typeof code === 'string' ? code : error.name, responseCode].filter(Boolean).join(' ');
}
