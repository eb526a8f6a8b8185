import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { name } from '../../package.json';

/**
 * Writes what the lockfile names (package, version, license, hash) as a CycloneDX list, by npm itself. It stands beside the
 * site, not in it. The same lockfile gives the same bytes: the number, the hour and the folder's name that npm adds are taken out.
 */
export async function writeBillOfMaterials(file: string): Promise<void> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  // in production npm would leave out what the build puts into the site
  const env = { ...process.env, NODE_ENV: 'development' };
  const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 1e8, env });
  const { serialNumber: _, ...list } = JSON.parse(stdout);
  delete list.metadata.timestamp;
  // npm calls it by the folder that it lies in
  list.metadata.component.name = name;
  const hex = createHash('sha256').update(JSON.stringify(list)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  const whole = { ...list, serialNumber: `urn:uuid:${parts.join('-')}` };
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`);
}
