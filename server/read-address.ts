import { isIP } from 'node:net';

/** How mail is handed over. */
export interface MailServer {
  host: string;
  port: number;
  /** Encrypted from the first byte on. */
  secure: boolean;
  credentials: { user: string; pass: string } | undefined;
}

const codes =
  '. In a user or a password, write %25 for %, %40 for @, %2F for /, %23 for #, %3F for ? and %20 for a space';

/** Reads DATABASE_URL, normalized, so that no `@` of a password is taken for the one before the host; throws an Error that says what to write. */
export function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = readAddress('DATABASE_URL', text);
  const isDatabase =
    url &&
    /^postgres(?:ql)?:$/.test(url.protocol) &&
    url.hostname.split(',').every(isHost) &&
    /^(?:\/[^/@]*)?$/.test(url.pathname) &&
    !url.search.includes('@');
  if (!isDatabase)
    throw new Error(
      `DATABASE_URL is no PostgreSQL address: write postgres://user:password@host:5432/database, or leave it out to keep messages in a file${codes}`,
    );
  return url.href;
}

/** Reads SMTP_URL; throws an Error that says what to write. */
export function readMailServer(text: string): MailServer {
  const url = readAddress('SMTP_URL', text);
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (!url || !/^smtps?:\/{0,2}[^/?#]*\/?$/.test(url.href) || !isHost(host))
    throw new Error(`SMTP_URL is no mail server: write smtps://user:password@host or smtp://host:25${codes}`);
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  if (!user !== !pass)
    throw new Error(
      'SMTP_URL names a user or a password alone: write smtps://user:password@host, or neither',
    );
  const secure = url.protocol === 'smtps:';
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    credentials: user && pass ? { user, pass } : undefined,
  };
}

/** Reads HOST; throws an Error that says what to write. */
export function readHost(text: string | undefined): string | undefined {
  if (text !== undefined && !isHost(text))
    throw new Error(`HOST is "${text}": write a name or an address without a port, such as 127.0.0.1`);
  return text;
}

/** An address that may hold a password, and is printed nowhere for that; none where the text is not one. */
function readAddress(name: string, text: string): URL | undefined {
  const url = /[\s\p{Cc}]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text);
  if (!url || url.hash || url.port === '0') return undefined;
  for (const [part, value] of [
    ['user', url.username],
    ['password', url.password],
    ['path', url.pathname],
  ] as const)
    if (!isText(value))
      throw new Error(`${name} has a % in its ${part} that begins no code: write %25 for each percent sign`);
  return url;
}

/** Whether it can be decoded, to what somebody could type. */
function isText(encoded: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

/** A name or an address, without a port. */
function isHost(text: string): boolean {
  if (isIP(text)) return true;
  return (
    /^[\w.-]+$/.test(text) &&
    URL.canParse(`http://${text}`) &&
    new URL(`http://${text}`).hostname === text.toLowerCase()
  );
}
