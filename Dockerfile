# syntax=docker/dockerfile:1
# One file for every slice:
#   docker build --build-arg SLICE=menu .                              a service: menu, ordering, identity, notify
#   docker build --build-arg SLICE=edge .                              the edge with the host
#   docker build --build-arg SLICE=storefront-server .                 the server that draws menus before any script
#   docker build --build-arg SLICE=storefront --target release .       a remote: storefront, owner, admin; as a job that puts its version where the edge finds it, and releases it
#   docker build --target provision .                                  the job that makes database roles and schemas
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS workspace
WORKDIR /workspace
ENV NX_DAEMON=false
COPY . .
# No package runs code of its own while it is installed.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund

FROM workspace AS provision
USER node
CMD ["node", "tools/platform/provision-database.mjs"]

FROM workspace AS release
ARG SLICE
RUN npm run build --workspace "apps/${SLICE}" && mkdir -p /remotes && chown node:node /remotes
ENV REMOTE=${SLICE}
USER node
VOLUME /remotes
# Arguments come after it: --canary 10. To go back: node tools/release/rollback.mjs $REMOTE --to /remotes
ENTRYPOINT ["sh", "-c", "exec node tools/release/release.mjs \"$REMOTE\" --no-build --to /remotes \"$@\"", "release"]

FROM workspace AS build
ARG SLICE
# Puts the slice and what it needs at run time into /image, each folder where it is in the workspace.
RUN <<'SH'
set -eu
case "$SLICE" in
  menu|ordering|identity|notify) main="services/$SLICE"; also="" ;;
  edge) main="apps/shell/server"; also="apps/shell" ;;
  # Its bundle holds what it has to know of the app, which is built before it.
  storefront-server) npm run build --workspace apps/storefront; main="apps/storefront/server"; also="" ;;
  *) echo "There is no slice \"$SLICE\": menu, ordering, identity, notify, edge or storefront-server." >&2; exit 1 ;;
esac
mkdir -p /image
for dir in $main $also; do
  npm run build --workspace "$dir"
  mkdir -p "/image/$dir"
  cp -R "$dir/dist" "$dir/package.json" "/image/$dir/"
done
ln -s "$main" /image/slice
SH
# From here on only what the slice itself declares.
RUN --mount=type=cache,target=/root/.npm <<'SH'
set -eu
main="$(readlink /image/slice)"
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace "$main"
cp -R node_modules /image/node_modules
# Our own packages are part of the bundle; their links would lead nowhere.
rm -rf /image/node_modules/@chalkboard /image/node_modules/.cache
# This package holds the libraries of every platform, 260 MB; an image runs on one.
libraries=/image/node_modules/onnxruntime-node/bin/napi-v6
if [ -d "$libraries" ]; then find "$libraries" -mindepth 2 -maxdepth 2 ! -path "$libraries/linux/$(node -p process.arch)" -exec rm -rf {} +; fi
# npm may put a package beside the slice or in a folder above it, where versions differ.
dir="$main"
while [ "$dir" != . ]; do
  if [ -d "$dir/node_modules" ]; then mkdir -p "/image/$dir" && cp -R "$dir/node_modules" "/image/$dir/node_modules"; fi
  dir="$(dirname "$dir")"
done
SH

FROM ${NODE_IMAGE} AS slice
WORKDIR /app
# An image never offers the local outbox, and its identity service does not start without a first administrator.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data REQUIRE_ADMIN=1
COPY --from=build /image ./
RUN mkdir -p /data /remotes && chown node:node /data /remotes
USER node
VOLUME /data
EXPOSE 8080
CMD ["node", "--enable-source-maps", "slice/dist/main.js"]
