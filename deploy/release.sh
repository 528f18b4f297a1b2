#!/bin/sh
# Releases a build, together with the assets of every build that was live during the last week, because pages that are
# still open in a browser request them.
#
#   sh deploy/release.sh build /srv/site
#
#   /srv/site/releases/TIME  the assets of the build alone; the folder's mtime is the time when it was replaced
#   /srv/site/live/TIME      build/, plus earlier assets, and build-hosting/ with the include for nginx; kept for a week
#                            after it is replaced, for rollback
#   /srv/site/current        symbolic link to the folder in live/ that is served
#
# Releases run one at a time: a second one waits for the first. An interrupted release changes nothing, and the next
# one removes its remains (/srv/site/partial, /srv/site/next).
set -eu
build=${1%/}
root=$2
[ -f "$build-hosting/nginx.conf" ] || { echo "There is no finished build in $build. Run \"npm run build\" first." >&2; exit 1; }

releases=$root/releases
partial=$root/partial
mkdir -p "$releases" "$root/live"
# The system releases the lock when this process ends, however it ends.
exec 9> "$root/lock"
flock 9
rm -rf "$partial" "$root/next"

if [ -L "$root/current" ]; then
  outgoing=$(basename "$(readlink "$root/current")")
  touch "$releases/$outgoing" "$root/live/$outgoing"
fi
find "$releases" "$root/live" -mindepth 1 -maxdepth 1 -mtime +7 -exec rm -r {} +

time=$(date -u +%Y%m%dT%H%M%SZ)
name=$time
count=1
while [ -e "$root/live/$name" ] || [ -e "$releases/$name" ]; do
  count=$((count + 1))
  name=$time-$count
done

mkdir -p "$partial/release" "$partial/live"
cp -a "$build/assets" "$partial/release/assets"
cp -a "$build" "$partial/live/build"
cp -a "$build-hosting" "$partial/live/build-hosting"
for earlier in "$releases"/*; do
  [ ! -d "$earlier/assets" ] || cp -an "$earlier/assets/." "$partial/live/build/assets/"
done
touch "$partial/release" "$partial/live"
mv -T "$partial/release" "$releases/$name"
mv -T "$partial/live" "$root/live/$name"
rmdir "$partial"

# A rename is atomic: the site is never without a current build.
ln -s "live/$name" "$root/next"
mv -T "$root/next" "$root/current"
echo "$root/live/$name is in service."
