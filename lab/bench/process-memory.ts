import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes (a million bytes); Linux only. */
export function residentMegabytes(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (!kibibytes) throw new Error(`The process ${pid} has no memory to read`);
  return Math.round((Number(kibibytes) * 1024) / 1_000_000);
}
