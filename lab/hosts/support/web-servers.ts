import { existsSync } from 'node:fs';
import { installPackages } from '../../../tools/debian-packages.ts';

/** The web servers that an owner may run before the site's own, as Debian packages them. */
export type WebServer = 'nginx' | 'caddy';

const programs = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };
/** Sends what the build compressed; a package of its own. */
const nginxBrotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The program of a web server; undefined where it is not installed with all that it needs. */
export function findWebServer(name: WebServer): string | undefined {
  const needs = name === 'nginx' ? [programs.nginx, nginxBrotli] : [programs.caddy];
  return needs.every((file) => existsSync(file)) ? programs[name] : undefined;
}

/** Finds both or installs Debian's; returns those that there is no way to get here. */
export function provideWebServers(): WebServer[] {
  const missing = () => (['nginx', 'caddy'] as const).filter((name) => !findWebServer(name));
  if (missing().length) installPackages('nginx', 'libnginx-mod-http-brotli-static', 'caddy');
  return missing();
}
