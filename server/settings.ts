import { BlockList, isIP } from 'node:net';

/** What whoever runs the server may set, all of it by environment variables (docs/messages.md). */
export interface Settings {
  port: number;
  host: string | undefined;
  dataFolder: string;
  databaseUrl: string | undefined;
  /** `pace` is in milliseconds: a refused mail is tried again after it. */
  mail: { url: string; to: string; from: string; pace: number } | undefined;
  /** Messages a minute from one address; 0 for any number. */
  rateLimit: number;
  /** Proxies whose word is taken for the visitor's address. */
  trustedProxies: BlockList;
}

type Environment = Record<string, string | undefined>;

/** Reads the settings; throws an Error that names the variable, what is wrong with it and what to write. */
export function readSettings(environment: Environment): Settings {
  // a variable that is set to nothing is not set
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  return {
    port: wholeNumber(env, 'PORT', 4173, [1, 65535], 'such as PORT=4174 npm start'),
    host: env.HOST,
    dataFolder: env.DATA_DIR ?? 'data',
    databaseUrl: databaseUrl(env.DATABASE_URL),
    mail: mailSettings(env),
    rateLimit: wholeNumber(env, 'RATE_LIMIT', 10, [0, 10_000], 'such as 10; 0 for any number'),
    trustedProxies: proxies(env.TRUSTED_PROXIES),
  };
}

function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  [least, most]: readonly [number, number],
  example: string,
): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`${name} is "${text}": give a number from ${least} to ${most}, ${example}`);
}

function databaseUrl(text: string | undefined): string | undefined {
  // the value itself is not printed: it holds a password
  if (text && !(/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)))
    throw new Error(
      'DATABASE_URL is no PostgreSQL address: write postgres://user:password@host:5432/database, or leave it out to keep messages in a file',
    );
  return text;
}

function mailSettings(env: Environment): Settings['mail'] {
  const { SMTP_URL: url, MAIL_TO: to, MAIL_FROM: from } = env;
  if (!url && !to) return undefined;
  if (!url)
    throw new Error('MAIL_TO is set without SMTP_URL: write smtps://user:password@host, or leave both out');
  if (!(/^smtps?:\/\//.test(url) && URL.canParse(url)))
    throw new Error('SMTP_URL is no mail server: write smtps://user:password@host or smtp://host:25');
  if (!to)
    throw new Error('SMTP_URL is set without MAIL_TO: write the address of the office, or leave both out');
  for (const [name, address] of Object.entries({ MAIL_TO: to, MAIL_FROM: from ?? to }))
    if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address))
      throw new Error(`${name} is "${address}": write one address like office@example.com`);
  const seconds = wholeNumber(env, 'MAIL_RETRY_SECONDS', 60, [1, 3600], 'such as 60');
  return { url, to, from: from ?? to, pace: seconds * 1000 };
}

/** `127.0.0.1, 10.0.0.0/8` */
function proxies(text = ''): BlockList {
  const list = new BlockList();
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = part.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    if (!version || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
      throw new Error(
        `TRUSTED_PROXIES holds "${part}": write addresses or networks, such as 127.0.0.1 or 10.0.0.0/8`,
      );
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
