import { copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { siteFolder } from '#tools/sources.ts';
import { caddyFiles } from './caddy.ts';
import { dockerFiles } from './docker.ts';
import { type HostFiles, readHostSite } from './host-site.ts';
import { nginxFiles } from './nginx.ts';
import { s3Files } from './s3.ts';
import { cloudflareFiles, netlifyFiles, vercelFiles } from './static-hosts.ts';
import { systemdUnit } from './systemd.ts';

/** Where the files of the hosts lie; docs/going-live.md says what to do with each. */
const hostsFolder = 'dist/hosts';

/** Writes a folder for each host, from the built site. Those of the static hosts hold the site too: they are what is published. */
export async function writeHosts(builtSite: string, folder: string): Promise<void> {
  const site = readHostSite(builtSite);
  await rm(folder, { recursive: true, force: true });
  await Promise.all([
    write(join(folder, 'nginx'), { ...nginxFiles(site), 'site.service': systemdUnit }),
    write(join(folder, 'caddy'), { ...caddyFiles(site), 'site.service': systemdUnit }),
    write(join(folder, 'docker'), dockerFiles(site)),
    write(join(folder, 's3-cloudfront'), s3Files(site)),
    publish(join(folder, 'netlify'), netlifyFiles(site), builtSite),
    publish(join(folder, 'cloudflare-pages'), cloudflareFiles(site), builtSite),
    publish(join(folder, 'vercel'), vercelFiles(site), builtSite),
  ]);
}

/** Entry point of the command: for the site as it is built. */
export async function main(): Promise<void> {
  await writeHosts(siteFolder, hostsFolder);
  console.log(hostsFolder);
}

async function write(folder: string, files: HostFiles): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** The site without its compressed versions, which these hosts make themselves. As links: it takes no room. */
async function publish(folder: string, files: HostFiles, builtSite: string): Promise<void> {
  const entries = await readdir(builtSite, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, relative(builtSite, source));
    await mkdir(dirname(target), { recursive: true });
    // not every file system has links
    await link(source, target).catch(() => copyFile(source, target));
  }
  await write(folder, files);
}
