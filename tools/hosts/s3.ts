import type { HostFiles, HostSite } from './host-site.ts';

/** For a bucket of S3 behind CloudFront: what to set, the function that knows the addresses, and the policy of headers. */
export function s3Files(site: HostSite): HostFiles {
  const { headers, pageHeaders } = site;
  const files = {
    'addresses.js': addressFunction(site),
    'headers.json': headersPolicy('site-headers', headers, pageHeaders),
  };
  const size = Buffer.byteLength(files['addresses.js']);
  if (size > 10_240)
    throw new Error(
      `CloudFront takes functions of 10 kB and addresses.js has ${size} bytes; shorten content/records/moved-pages/moved-pages.yaml`,
    );
  return { ...files, 'README.md': note(site) };
}

/** Runs in CloudFront, in its own JavaScript: the one address of each page, and old addresses. */
function addressFunction({ addresses, moved }: HostSite): string {
  const pages = addresses.filter(({ isPage }) => isPage).map(({ path }) => path);
  const files = addresses.filter(({ isPage }) => !isPage).map(({ path }) => path);
  const to = new Map<string, string[]>();
  for (const [from, target] of Object.entries(moved)) to.set(target, [...(to.get(target) ?? []), from]);
  return `// Written by the build, for a CloudFront function (viewer request, cloudfront-js-2.0).
const pages = ${JSON.stringify(pages)};
const files = ${JSON.stringify(files)};
const moved = ${JSON.stringify(Object.fromEntries(to))};

function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (pages.includes(path)) {
    request.uri = path === '/' ? '/index.html' : path + '.html';
    return request;
  }
  if (files.includes(path) || path.startsWith('/assets/')) return request;
  const only = path.replace(/\\/+$/, '').replace(/(?:\\/index)?(?:\\.html)?$/, '') || '/';
  const target =
    pages.includes(only) || files.includes(only)
      ? only
      : Object.keys(moved).find((page) => moved[page].includes(only));
  if (!target) {
    // nothing in the bucket is called so: the page for missing addresses
    request.uri = '/missing';
    return request;
  }
  const query = Object.entries(request.querystring)
    .map(([name, { value }]) => (value === '' ? name : name + '=' + value))
    .join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: query ? target + '?' + query : target } },
  };
}
`;
}

type Headers = Readonly<Record<string, string>>;

/** In the form of \`aws cloudfront create-response-headers-policy\`: some headers have fields of their own there. */
function headersPolicy(name: string, headers: Headers, besides: Headers): string {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _,
    ...others
  } = headers;
  const items = Object.entries({ ...others, ...besides }).map(([name, value]) => ({
    Header: name,
    Value: value,
    Override: true,
  }));
  return `${JSON.stringify(
    {
      Name: name,
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
          IncludeSubdomains: transport.includes('includeSubDomains'),
          Preload: transport.includes('preload'),
        },
      },
      CustomHeadersConfig: { Quantity: items.length, Items: items },
    },
    null,
    2,
  )}\n`;
}

function note({ cache, addresses }: HostSite): string {
  const odd = addresses.filter(({ type }) => /speculationrules|vcard|manifest/.test(type));
  return `# A bucket of S3 behind CloudFront

Written by the build. It serves files alone: \`delivery\` in \`content/records/company/company.yaml\` is \`endpoint\` or \`none\`.

1. A private bucket, and a CloudFront distribution before it with origin access control, "Redirect HTTP to HTTPS" and "Compress objects automatically".
2. The files, from the root of the project. What browsers keep for good goes first, and stays for whoever has an old page open:

   \`\`\`sh
   aws s3 sync dist/site/assets s3://BUCKET/assets --exclude '*.br' --exclude '*.gz' --cache-control '${cache.assets}'
   aws s3 sync dist/site s3://BUCKET --exclude 'assets/*' --exclude '*.br' --exclude '*.gz' --cache-control '${cache.others}'
${odd
  .map(
    ({ file, type }) =>
      `   aws s3 cp dist/site${file} s3://BUCKET${file} --cache-control '${cache.others}' --content-type '${type}'`,
  )
  .join('\n')}
   aws cloudfront create-invalidation --distribution-id DISTRIBUTION --paths '/*'
   \`\`\`

3. The headers: \`aws cloudfront create-response-headers-policy --response-headers-policy-config file://headers.json\`, chosen in the behavior of the distribution.
4. The addresses: a CloudFront function with the text of \`addresses.js\`, published, and associated with "viewer request" in that behavior.
5. Missing addresses: custom error responses for 403 and 404, each with the page \`/404.html\` and the status 404. A private bucket says 403 for a file that is not there.

Back one version: turn on versioning of the bucket, or build the version before and do step 2 again.
`;
}
