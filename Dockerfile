# One image for any address. This alone serves a working site, and its log shows the generated passwords once:
#   docker build --tag modernize-my-business .
#   docker run --detach --volume site:/storage --publish 80:80 modernize-my-business
# It also runs with: --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges

# The same Node version as in package.json; a test compares them.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --loglevel=error
COPY . .
# Part of the version that /up returns.
ARG COMMIT
RUN node scripts/build/build-if-stale.ts --force
# What only the build needs goes, and the packaged Node too: the image has its own.
RUN npm prune --omit=dev --omit=optional --loglevel=error \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' -o -name '*.md' \) -delete

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS runtime
# Copied out below, so that what's deleted here takes no space.
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn-* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg && install -d -o node -g node -m 700 /storage

FROM scratch
COPY --from=runtime / /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/content ./content
COPY --from=build /site/contracts ./contracts
COPY --from=build /site/server ./server
COPY --from=build /site/build/site ./build/site
# Commands for the operator, such as `node scripts/operate/backup.ts …`.
COPY --from=build /site/scripts/operate ./scripts/operate
COPY --from=build /site/scripts/toolchain.mjs ./scripts/
COPY deploy/hooks /hooks
USER node
# In a container's own network, every user may use port 80: Docker sets net.ipv4.ip_unprivileged_port_start to 0.
ENV HOST=0.0.0.0 PORT=80 DATA_DIR=/storage
# So that messages name commands as they run here.
ENV IN_CONTAINER=1
VOLUME /storage
EXPOSE 80
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/up`).then(response => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]
