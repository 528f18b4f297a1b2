#!/bin/sh
# Puts a build in service, with the assets of every build that was in service during the last week: pages that are open
# in a browser still ask for them.
#
#   sh deploy/release.sh build /srv/site
#
#   /srv/site/releases/TIME  a build as it came; the folder's time tells when it went out of service
#   /srv/site/live/TIME      the same with the earlier assets; it stays a week longer, for a return to it
#   /srv/site/current        a link to the one in service
set -eu
build=$1
root=$2
[ -f "$build/.hosting/nginx.conf" ] || { echo "There is no finished build in $build." >&2; exit 1; }

name=$(date -u +%Y%m%dT%H%M%SZ)
releases=$root/releases
live=$root/live/$name
[ ! -e "$live" ] || { echo "$live exists already." >&2; exit 1; }
mkdir -p "$releases" "$root/live"
if [ -L "$root/current" ]; then
  outgoing=$(basename "$(readlink "$root/current")")
  touch "$releases/$outgoing" "$root/live/$outgoing"
fi

find "$releases" "$root/live" -mindepth 1 -maxdepth 1 -mtime +7 -exec rm -r {} +
cp -a "$build" "$releases/$name"
touch "$releases/$name"
cp -a "$build" "$live"
for earlier in "$releases"/*; do cp -an "$earlier/assets/." "$live/assets/"; done
touch "$live"

# Renamed into place, so that there is no moment without a site.
ln -s "live/$name" "$root/next"
mv -T "$root/next" "$root/current"
echo "$live is in service."
