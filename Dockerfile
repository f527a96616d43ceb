# compose.yaml builds this image. To run a single container with SQLite instead:
#   docker build --tag modernize-my-business .
#   docker run --detach --read-only --tmpfs /tmp --cap-drop ALL --memory 1g --volume site-data:/data \
#     --publish 127.0.0.1:3000:3000 \
#     --env SITE_URL=https://www.your-domain.ca --env TRUST_PROXY=1 modernize-my-business

# The same Node version as in package.json; a test compares them.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --loglevel=error
COPY . .
RUN node scripts/build/build-if-stale.ts --force
# What only the build needs goes, and the packaged Node too: the image has its own.
RUN npm prune --omit=dev --omit=optional --loglevel=error

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /site
RUN install -d -o node -g node -m 700 /data
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/content ./content
COPY --from=build /site/contracts ./contracts
COPY --from=build /site/server ./server
COPY --from=build /site/build/site ./build/site
# Commands for the operator, such as `node scripts/operate/backup.ts …`.
COPY --from=build /site/scripts/operate ./scripts/operate
COPY --from=build /site/scripts/toolchain.mjs ./scripts/
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(response => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]
