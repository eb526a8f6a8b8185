import type { HostFiles, HostSite } from './host-site.ts';

/** For nginx with its module for Brotli files, as Debian packages both: one file for /etc/nginx/conf.d. */
export function nginxFiles(site: HostSite): HostFiles {
  const capital = site.addresses.find(({ path }) => /[A-Z]/.test(path));
  if (capital) throw new Error(`${capital.path} has a capital, which nginx does not tell; rename the file`);
  return { 'site.conf': [head(site), maps(site), server(site)].join('\n') };
}

function head({ domain }: HostSite): string {
  return `# Written by the build: change server/files/headers.ts or the records, and build again.
# For /etc/nginx/conf.d/site.conf. Wants the packages nginx and libnginx-mod-http-brotli-static.
# To set: the domain (${domain}), and the folder of the build (/srv/site/dist) in both lines that name it.
`;
}

/** Every address is in a table: what stands in none of them is the page for missing addresses. */
function maps({ addresses, moved, pageHeaders, cache, takesMessages }: HostSite): string {
  return [
    '# what is sent for an address, and nothing where there is no such address',
    map('$uri', '$site_file', [
      ['default', ''],
      // not the compressed versions themselves
      ['~^/assets/[^/]+\\.(?:br|gz)$', ''],
      ['~^/assets/[^/]+$', '$uri'],
      ...addresses.map(({ path, file }): Pair => [path, file]),
    ]),
    '# the one address of a page: without .html, index, and slashes at its end',
    map('$uri', '$site_only', [
      ['default', '$uri'],
      ['~^(?<only>.*?)(?:/index)?(?:\\.html)?/*$', '$only'],
    ]),
    map('$site_only', '$site_known', [
      ['default', ''],
      ...addresses.map(({ path }): Pair => [path === '/' ? '' : path, path]),
      ...Object.entries(moved),
    ]),
    '# no address of this site has an encoded slash or a capital, and to nginx a capital in a table is a small letter',
    map('$request_uri', '$site_is_odd', [
      ['default', '0'],
      ['~*^[^?]*%(?:2f|4[1-9a-f]|5[0-9a])', '1'],
      ['~^(?!/assets/)[^?]*(?<!%)(?<!%.)[A-Z]', '1'],
    ]),
    map('$site_is_odd$site_file', '$site_moved', [
      ['default', ''],
      ['0', '$site_known'],
    ]),
    map('$request_method $uri', '$site_refuses', [
      ['default', '1'],
      ['~^(?:GET|HEAD) ', '0'],
      ...(takesMessages ? [['~^\\S+ /messages(?:/|$)', '0'] as Pair] : []),
    ]),
    map('$status $uri', '$site_cache', [
      ['default', cache.others],
      ['~^(?:301|405|503) ', 'no-store'],
      ['~^(?:200|206|304) /assets/', cache.assets],
    ]),
    map('$sent_http_content_type', '$site_rules', [
      ['default', ''],
      ['~^text/html', pageHeaders['Speculation-Rules'] ?? ''],
    ]),
  ].join('\n');
}

function server(site: HostSite): string {
  const { domain, headers, assetTypes, addresses, refusals, takesMessages } = site;
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${domain};
  root /srv/site/dist/site;

  server_tokens off;
  merge_slashes off;
  absolute_redirect off;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 60s;
  # an address of 8 kB is answered, and not with an error of its own
  large_client_header_buffers 4 16k;
  client_max_body_size 64k;
  max_ranges 1;

  # the build has compressed everything that gains by it
  gzip off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;

  types {
${typeLines({ ...typesByEnding(addresses), ...assetTypes })}
  }
  default_type application/octet-stream;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;
  add_header Speculation-Rules $site_rules always;
  add_header Allow $site_allow always;
  set $site_allow '';

  if ($site_refuses) { return 405; }
  if ($site_moved != '') { return 301 $site_moved$is_args$args; }
  error_page 404 /404.html;
  error_page 405 @refused;

  location / {
    if ($site_is_odd) { return 404; }
    try_files $site_file =404;
  }

  # who has a page of the build before open still finds its files
  location /assets/ {
    if ($site_is_odd) { return 404; }
    try_files $site_file @earlier;
  }
  location @earlier {
    root /srv/site/dist/previous;
    try_files $site_file =404;
  }

${addresses.filter(isOnItsOwn).map(ownType).join('')}  location = /404.html {
    internal;
  }

  location @refused {
    set $site_allow 'GET, HEAD';
    types {}
    default_type application/json;
    return 405 ${quote(refusals.method)};
  }
${takesMessages ? messages(site) : ''}}
`;
}

/** The site's own server answers, with all headers. */
function messages({ refusals }: HostSite): string {
  return `
  # the site's own server keeps them: docs/messages.md. Its TRUSTED_PROXIES must name this machine
  location ~ ^/messages(?:/|$) {
    proxy_pass http://127.0.0.1:4173;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_connect_timeout 5s;
    error_page 502 504 = @away;
    # a header of its own, and be it none: those of the site are not added a second time
    add_header Via '';
  }
  location @away {
    types {}
    default_type application/json;
    return 503 ${quote(refusals.failed)};
  }
`;
}

type Pair = readonly [string, string];

function map(source: string, target: string, pairs: readonly Pair[]): string {
  const lines = pairs.map(([from, to]) => `  ${from === 'default' ? from : quote(from)} ${quote(to)};`);
  return `map ${quote(source)} ${target} {\n${lines.join('\n')}\n}\n`;
}

/** Between apostrophes, because most values hold quotation marks. */
function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

type Address = HostSite['addresses'][number];

const endingOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1] ?? 'html';

/** Whether its type is another than that of the files with its ending. */
function isOnItsOwn({ type }: Address): boolean {
  return type.includes('speculationrules');
}

function typesByEnding(addresses: readonly Address[]): Record<string, string> {
  const usual = addresses.filter((address) => !isOnItsOwn(address));
  return Object.fromEntries(usual.map(({ path, type }) => [endingOf(path), type]));
}

function typeLines(types: Record<string, string>): string {
  return Object.entries(types)
    .map(([ending, type]) => `    ${quote(type)} ${ending};`)
    .join('\n');
}

function ownType({ path, type }: Address): string {
  return `  location = ${path} {\n    types {}\n    default_type ${type};\n    try_files $site_file =404;\n  }\n\n`;
}
