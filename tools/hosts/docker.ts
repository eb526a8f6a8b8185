import type { HostFiles, HostSite } from './host-site.ts';

/** The major version of Node that the image runs; package.json allows it. */
const node = 'node:20-bookworm-slim';

/** An image of the site with its server, and a composition with PostgreSQL and with Caddy for the certificates. */
export function dockerFiles(site: HostSite): HostFiles {
  return {
    Dockerfile: dockerfile,
    'Dockerfile.dockerignore': ignored,
    'compose.yaml': compose(site),
    '.env.example': environment(site),
  };
}

/** Built from the root of the project, after `npm run build`: what runs in it was made and tested outside. */
const dockerfile = `# Written by the build. From the root of the project: npm run build, then
#   docker build --file dist/hosts/docker/Dockerfile --tag site .
FROM ${node}
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# the native part of the database is the only package that runs
RUN npm ci --omit=dev && npm cache clean --force && mkdir /data && chown node:node /data
COPY dist/server.js dist/sources.sha256 dist/
COPY dist/server dist/server
COPY dist/site dist/site
ENV NODE_ENV=production DATA_DIR=/data
USER node
# the one place that is written to
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:4173/robots.txt').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=1", "dist/server.js"]
`;

const ignored = `# only what the image holds is sent to Docker
**
!package.json
!package-lock.json
!.npmrc
!dist/server.js
!dist/sources.sha256
!dist/server
!dist/site
**/*.map
`;

function environment({ domain }: HostSite): string {
  return `# the address that visitors type, without https://
SITE_ADDRESS=${domain}
# letters and digits: it becomes part of an address
POSTGRES_PASSWORD=
# the office by mail, or nothing: docs/messages.md
SMTP_URL=
MAIL_TO=
MAIL_FROM=
`;
}

/** Of one host: Caddy before files, or, where messages are kept here, before the server and its database too. */
function compose({ domain, takesMessages }: HostSite): string {
  return `# Written by the build. How it is run: docs/going-live.md
name: site
services:
  caddy:
    image: caddy:2.10-alpine
    command: caddy run --config /srv/site/dist/hosts/caddy/Caddyfile --adapter caddyfile
${takesMessages ? '    depends_on:\n      - server\n' : ''}    read_only: true
    cap_drop:
      - ALL
    cap_add:
      - NET_BIND_SERVICE
    security_opt:
      - no-new-privileges:true
    environment:
      SITE_ADDRESS: \${SITE_ADDRESS:-${domain}}
      SITE_BUILD: /srv/site/dist
      SITE_SERVER: server:4173
    ports:
      - '80:80'
      - '443:443'
    volumes:
      # as a whole: a build puts another folder in the place of site
      - ../..:/srv/site/dist:ro
      - certificates:/data
      - caddy:/config
    restart: unless-stopped
${takesMessages ? receiver : ''}volumes:
  caddy:
  certificates:
${takesMessages ? '  messages:\n' : ''}`;
}

const receiver = `  database:
    image: postgres:17.6-alpine
    environment:
      POSTGRES_USER: site
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?write a password into .env}
      POSTGRES_DB: messages
    volumes:
      - messages:/var/lib/postgresql/data
    healthcheck:
      test: ["CMD", "pg_isready", "--username", "site", "--dbname", "messages"]
      interval: 5s
      timeout: 5s
      retries: 10
    restart: unless-stopped
  server:
    build:
      context: ../../..
      dockerfile: dist/hosts/docker/Dockerfile
    depends_on:
      database:
        condition: service_healthy
    read_only: true
    tmpfs:
      - /tmp
    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    environment:
      DATABASE_URL: postgres://site:\${POSTGRES_PASSWORD}@database:5432/messages
      TRUSTED_PROXIES: 172.30.0.0/24
      SMTP_URL: \${SMTP_URL:-}
      MAIL_TO: \${MAIL_TO:-}
      MAIL_FROM: \${MAIL_FROM:-}
    restart: unless-stopped
networks:
  default:
    ipam:
      config:
        - subnet: 172.30.0.0/24
`;
