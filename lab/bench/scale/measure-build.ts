import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a build took. */
export type BuildCost = {
  /** From start to end by the clock; a busy machine lengthens it. */
  seconds: number;
  /** What the processors worked for it, all together. */
  processorSeconds: number;
  /** The most memory that it held at once, in a million bytes. */
  peakMegabytes: number;
};

/** Builds the site at `root` in a process of its own; Linux only. Rejects with what the build said when it fails. */
export async function measureBuild(root: string): Promise<BuildCost> {
  const started = performance.now();
  const build = spawn(process.execPath, ['tools/run.mjs', 'tools/build.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const last = { processorSeconds: 0, peakMegabytes: 0 };
  const watch = setInterval(() => Object.assign(last, readProcess(build.pid as number)), 100);
  const code = await new Promise((resolve) => build.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(said);
  return { seconds: (performance.now() - started) / 1000, ...last };
}

function readProcess(pid: number): Partial<BuildCost> {
  try {
    const [, peak] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    // after the name in parentheses; times are the 14th and 15th field, in hundredths of a second
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    if (!peak) return {};
    return {
      processorSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
      peakMegabytes: Math.round((Number(peak) * 1024) / 1_000_000),
    };
  } catch {
    // it has just ended: what was read last holds
    return {};
  }
}
