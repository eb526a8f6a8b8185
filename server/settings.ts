import { readTrustedProxies } from './messages/trusted-proxies.ts';

export type Settings = ReturnType<typeof readSettings>;

type Environment = Record<string, string | undefined>;

/** Reads the settings (docs/messages.md); throws an Error that names the variable, what is wrong with it and what to write. */
export function readSettings(environment: Environment) {
  const env: Environment = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]),
  );
  return {
    port: wholeNumber(env, 'PORT', 4173, 1, 65535),
    host: env.HOST,
    dataFolder: env.DATA_DIR ?? 'data',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    mail: mailSettings(env),
    webhook: webhookSettings(env),
    /** Messages a minute from one address; 0 for any number. */
    rateLimit: wholeNumber(env, 'RATE_LIMIT', 10, 0, 10_000),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
  };
}

function wholeNumber(env: Environment, name: string, usual: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined) return usual;
  const value = Number(text);
  if (/^(?:0|[1-9]\d*)$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`${name} is "${text}": give a number from ${least} to ${most}, such as ${usual}`);
}

function webhookSettings(env: Environment) {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  const seconds = wholeNumber(env, 'WEBHOOK_RETRY_SECONDS', 10, 1, 3600);
  if (!url && !secret) return undefined;
  if (!url)
    throw new Error('WEBHOOK_SECRET is set without WEBHOOK_URL: write the receiver, or leave both out');
  // neither is printed: an address may hold a key
  const { protocol = '', hostname = '', username = '' } = URL.canParse(url) ? new URL(url) : {};
  const isLoopback = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback))
    throw new Error(
      'WEBHOOK_URL is no receiver: write https://alerts.example.com/hook; http:// only on this machine, such as http://127.0.0.1:8080/hook',
    );
  if (username) throw new Error('WEBHOOK_URL holds a user: leave it out, the signature says who sends');
  if (!secret)
    throw new Error(
      'WEBHOOK_URL is set without WEBHOOK_SECRET: write the secret that the receiver knows, such as whsec_ and what "openssl rand -base64 32" prints',
    );
  const [, base64 = ''] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(base64, 'base64');
  if (key.length < 24 || key.length > 64)
    throw new Error(
      'WEBHOOK_SECRET is no secret: write whsec_ and 24 to 64 bytes in base64, such as "openssl rand -base64 32" prints',
    );
  return { url, secret: key, pace: seconds * 1000 };
}

function mailSettings(env: Environment) {
  const { SMTP_URL, MAIL_TO: to, MAIL_FROM: from } = env;
  const seconds = wholeNumber(env, 'MAIL_RETRY_SECONDS', 60, 1, 3600);
  for (const [name, address] of Object.entries({ MAIL_TO: to, MAIL_FROM: from })) {
    if (address === undefined) continue;
    if (!/^[^\s@<>()[\],;:"\\\p{Cc}]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u.test(address))
      throw new Error(`${name} is "${address}": write one address like office@example.com`);
    if (!SMTP_URL)
      throw new Error(`${name} is set without SMTP_URL: write smtps://user:password@host, or leave both out`);
  }
  if (!SMTP_URL) return undefined;
  const server = readMailServer(SMTP_URL);
  if (!to)
    throw new Error('SMTP_URL is set without MAIL_TO: write the address of the office, or leave both out');
  return { ...server, to, from: from ?? to, pace: seconds * 1000 };
}

const codes =
  '. In a user or a password, write %25 for %, %40 for @, %2F for /, %23 for #, %3F for ? and %20 for a space';

/** Normalized, so that no `@` of a password is taken for the one before the host. */
function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = readAddress(text);
  if (!url || !/^postgres(?:ql)?:\/\/[^/?#]+(?:\/[^/?#@]*)?(?:\?[^#@]*)?$/.test(url.href))
    throw new Error(
      `DATABASE_URL is no PostgreSQL address: write postgres://user:password@host:5432/database, or leave it out to keep messages in a file${codes}`,
    );
  return url.href;
}

function readMailServer(text: string) {
  const url = readAddress(text);
  if (!url || !/^smtps?:\/\/(?:[^@/?#]*@)?[^@/?#,]+\/?$/.test(url.href))
    throw new Error(`SMTP_URL is no mail server: write smtps://user:password@host or smtp://host:25${codes}`);
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  if (!user !== !pass)
    throw new Error(
      'SMTP_URL names a user or a password alone: write smtps://user:password@host, or neither',
    );
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    credentials: user && pass ? { user, pass } : undefined,
  };
}

/** An address whose parts can be decoded to what somebody could type. */
function readAddress(text: string): URL | undefined {
  try {
    const url = new URL(text);
    const isTyped = !/[\s\p{Cc}]/u.test(text) && !/\p{Cc}/u.test(decodeURIComponent(url.href));
    return isTyped ? url : undefined;
  } catch {
    return undefined;
  }
}
