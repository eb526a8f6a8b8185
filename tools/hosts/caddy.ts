import type { HostFiles, HostSite } from './host-site.ts';

/** For Caddy, which fetches its certificates by itself: one Caddyfile, set by three variables of the environment. */
export function caddyFiles(site: HostSite): HostFiles {
  return { Caddyfile: [head(site), tables(site), answers(site), errors(site)].join('\n') };
}

const build = '{$SITE_BUILD:/srv/site/dist}';

function head({ domain }: HostSite): string {
  return `# Written by the build: change server/files/headers.ts or the records, and build again.
# May be set in the environment: SITE_ADDRESS (${domain}), SITE_BUILD, the folder of the build (/srv/site/dist), and
# SITE_SERVER, where the site's own server listens (127.0.0.1:4173).
{
	servers {
		max_header_size 16KiB
		timeouts {
			read_header 10s
			read_body 20s
			idle 2m
		}
	}
}

{$SITE_ADDRESS:${domain}} {`;
}

/** Every address is in a table: what stands in none of them is the page for missing addresses. */
function tables({ addresses, moved, assetTypes }: HostSite): string {
  const pages = addresses.filter(({ path }) => path !== '/').map(({ path }) => [path, path]);
  return `	# what is sent for an address and its type; nothing where there is no such address
	map {path} {site_file} {site_type} {
${addresses.map(({ path, file, type }) => `\t\t${path} ${file} ${quote(type)}`).join('\n')}
${Object.entries(assetTypes)
  .map(([ending, type]) => `\t\t~^(/assets/[^/]+\\.${ending})$ \${1} ${quote(type)}`)
  .join('\n')}
		default "" ""
	}
	# the one address of a page: without .html, index, and slashes at its end
	map {path} {site_only} {
		~^(.*?)(?:/index)?(?:\\.html)?/*$ \${1}
	}
	map {site_only} {site_known} {
		"" /
${[...pages, ...Object.entries(moved)].map(([from, to]) => `\t\t${from} ${to}`).join('\n')}
		default ""
	}
`;
}

function answers({ headers, pageHeaders, cache, takesMessages }: HostSite): string {
  return `	@refused not method GET HEAD
	@moved expression \`{site_file} == "" && {site_known} != ""\`
	@found expression \`{site_file} != ""\`
	@page expression \`{site_type}.startsWith("text/html")\`
	@text expression \`{site_type}.matches("^text/|json|xml")\`
	@asset path_regexp ^/assets/
	@part {
		header Range *
		not header_regexp Range "^bytes=[^,]+$"
	}
	@odd expression \`{http.request.orig_uri}.matches("(?i)^[^?]*%2f")\`
	@earlier {
		path_regexp ^/assets/
		not file {
			root ${build}/site
		}
	}

	route {
${takesMessages ? messages : ''}		# on its own: what takes a header away waits until the end, and its block with it
		header -Server
		header {
${headerLines({ ...headers, 'Cache-Control': cache.others })}
		}
		error @refused 405
		# a path with an encoded slash is no path of this site
		error @odd 404
		route @moved {
			header Cache-Control no-store
			rewrite * {site_known}
			redir * {uri} 301
		}
		route @found {
			header Content-Type {site_type}
${Object.entries(pageHeaders)
  .map(([name, value]) => `\t\t\theader @page ${name} ${quote(value)}`)
  .join('\n')}
			header @asset Cache-Control ${quote(cache.assets)}
			header @text {
				Vary Accept-Encoding
				defer
			}
			# several parts in one answer are an option that no viewer of ours asks for
			request_header @part -Range
			root * ${build}/site
			# who has a page of the build before open still finds its files
			root @earlier ${build}/previous
			rewrite * {site_file}
			file_server {
				precompressed br gzip
			}
		}
		error 404
	}
`;
}

const messages = `		@messages path_regexp ^/messages(/|$)
		# the site's own server keeps them: docs/messages.md. Its TRUSTED_PROXIES must name this machine
		reverse_proxy @messages {$SITE_SERVER:127.0.0.1:4173}
`;

function errors({ headers, pageHeaders, cache, refusals }: HostSite): string {
  return `	handle_errors {
		header -Server
		header {
${headerLines(headers)}
		}
		@method expression {err.status_code} == 405
		@away expression {err.status_code} >= 502
		@other expression {err.status_code} < 502 && {err.status_code} != 405
		route @method {
			header Allow "GET, HEAD"
			header Cache-Control no-store
			header Content-Type application/json
			respond ${quote(refusals.method)} 405
		}
		route @away {
			header Cache-Control no-store
			header Content-Type application/json
			respond ${quote(refusals.failed)} 503
		}
		route @other {
			header {
${headerLines({ ...pageHeaders, 'Cache-Control': cache.others, 'Content-Type': 'text/html; charset=utf-8' }, 4)}
			}
			header {
				Vary Accept-Encoding
				defer
			}
			# it is the page for missing addresses, whole and whatever was asked
			request_header -Range
			request_header -If-None-Match
			request_header -If-Modified-Since
			root * ${build}/site
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

function headerLines(headers: Readonly<Record<string, string>>, depth = 3): string {
  return Object.entries(headers)
    .map(([name, value]) => `${'\t'.repeat(depth)}${name} ${quote(value)}`)
    .join('\n');
}

/** Between backticks, because most values hold quotation marks. */
function quote(text: string): string {
  return `\`${text}\``;
}
