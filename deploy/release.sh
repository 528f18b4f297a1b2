#!/bin/sh
# Puts a build in service, together with the assets of every build served during the last week, because pages still
# open in a browser request them.
#
#   sh deploy/release.sh build /srv/site
#
#   /srv/site/releases/TIME  the build alone; the folder's mtime is when it went out of service
#   /srv/site/live/TIME      the build plus earlier assets; kept for a week after it is replaced, for rollback
#   /srv/site/current        symbolic link to the live folder in service
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

# A rename is atomic: the site is never without a current build.
ln -s "live/$name" "$root/next"
mv -T "$root/next" "$root/current"
echo "$live is in service."
