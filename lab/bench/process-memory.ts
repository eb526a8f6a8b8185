import { readFileSync } from 'node:fs';

/** Memory of a process in megabytes (a million bytes): resident, or at its peak (`VmHWM`); throws where there is none, Linux only. */
export function megabytesOf(pid: number, kind: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes] = new RegExp(`^${kind}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  if (!kibibytes) throw new Error(`The process ${pid} has no memory to read`);
  return Math.round((Number(kibibytes) * 1024) / 1_000_000);
}
