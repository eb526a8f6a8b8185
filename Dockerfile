# The site with its server; what runs in it was built and tested outside: npm ci && npm run build, then docker build --tag site .
FROM node:20-bookworm-slim
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# the native part of the database is the only package that runs
RUN npm ci --omit=dev && npm cache clean --force && mkdir -m 700 /data && chown node:node /data
COPY dist/server.js dist/sources.sha256 dist/
COPY dist/server dist/server
COPY dist/site dist/site
ENV NODE_ENV=production DATA_DIR=/data
USER node
# the one place that is written to
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 4173) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=1", "--optimize-for-size", "--v8-pool-size=1", "dist/server.js"]
