import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { cacheControl, contentTypeOf, pageHeaders, securityHeaders } from '../../../server/files/headers.ts';
import { startSite } from '../../../tests/server/support/site-server.ts';
import { installPackages } from '../../../tools/debian-packages.ts';
import { startBare } from '../bare-server.ts';
import type { Part } from '../part.ts';
import { megabytesOf } from '../process-memory.ts';
import { table } from '../report/table.ts';
import { median } from '../statistics.ts';

const seconds = 3;
const connections = 32;
const page = '/government';

const names = { bare: 'bare node:http, one buffer', ours: 'npm start' };
type Name = keyof typeof names;

/** Requests a second, and the 99th percentile in milliseconds. */
interface Sample {
  rate: number;
  tail: number;
}

/** What a server of its own holds after so many requests. */
interface Held {
  requests: number;
  megabytes: number;
}

type Data = Record<Name, Sample> & { memory: readonly Held[] };

const mostRequests = 100_000;

/** How fast a page is served, beside the least that Node can do. */
export const serving: Part<Data> = {
  name: 'serving',
  title: 'Serving',
  method: `wrk with ${connections} connections asks for ${page} for ${seconds} s, in turns: the same bytes (gzip) with the same headers from each, on loopback. The bare server answers every request with one buffer and looks at nothing. Memory: resident, of a server started anew, until it has answered ${mostRequests.toLocaleString('en-US')} requests.`,

  async measure({ base, rounds }) {
    if (!existsSync('/usr/bin/wrk') && !installPackages('wrk'))
      throw new Error('wrk is needed: apt-get install wrk');
    const headers = {
      ...securityHeaders,
      ...pageHeaders,
      'Content-Type': contentTypeOf(page),
      'Cache-Control': cacheControl(page),
      Vary: 'Accept-Encoding',
    };
    const bare = await startBare(page, headers);
    const origins: Record<Name, string> = { bare: bare.origin, ours: base };
    const samples: Record<Name, Sample[]> = { bare: [], ours: [] };
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const name of Object.keys(names) as Name[]) samples[name].push(await load(origins[name] + page));
    } finally {
      bare.stop();
    }
    const memory = await hold();
    return { bare: middle(samples.bare), ours: middle(samples.ours), memory };
  },

  report(data) {
    const rows = (Object.entries(names) as [Name, string][]).map(([name, label]) => {
      const { rate, tail } = data[name];
      return [label, rate.toLocaleString('en-US'), (rate / data.bare.rate).toFixed(2), tail.toFixed(1)];
    });
    const head = ['server', 'requests a second', 'of bare', '99th percentile, ms'];
    const isMet = data.ours.rate >= 0.5 * data.bare.rate;
    return [
      table(head, rows),
      `- Bar: half of the bare server. ${isMet ? 'Met.' : '**Not met.**'}`,
      table(
        ['requests answered', 'memory, MB'],
        data.memory.map(({ requests, megabytes }) => [requests.toLocaleString('en-US'), `${megabytes}`]),
      ),
    ].join('\n\n');
  },
};

function middle(samples: readonly Sample[]): Sample {
  return {
    rate: Math.round(median(samples.map(({ rate }) => rate))),
    tail: median(samples.map(({ tail }) => tail)),
  };
}

/** The memory of a fresh server, after its start and after each round of requests. */
async function hold(): Promise<Held[]> {
  const server = await startSite({});
  const held = [{ requests: 0, megabytes: megabytesOf(server.pid) }];
  try {
    for (let requests = 0; requests < mostRequests; ) {
      requests += (await load(server.origin + page)).requests;
      held.push({ requests, megabytes: megabytesOf(server.pid) });
    }
  } finally {
    await server.stop();
  }
  return held;
}

/** One round of wrk; throws where anything but a page came back. */
async function load(url: string): Promise<Sample & { requests: number }> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip'];
  const { stdout } = await promisify(execFile)('/usr/bin/wrk', [...options, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer with its page:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, tail, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? [];
  return {
    requests: Number(requests),
    rate: Number(rate),
    tail: Number(tail) * ({ us: 0.001, ms: 1, s: 1000 }[unit as 'ms'] ?? 1),
  };
}
