#!/usr/bin/env bash
# Asks the site that is online for what every release must have: the home page of each language with its script, a redirect, and the
# not-found page. With a commit, it first waits up to ten minutes until the host serves the site that was made from that commit.
# usage: deploy/verify.sh https://tianji.dev [COMMIT]
set -euo pipefail
home=${1:?usage: deploy/verify.sh https://tianji.dev [COMMIT]}
home=${home%/}
commit=${2:-}

fail() {
  echo "✗ $1" >&2
  exit 1
}
# A host may cache a response for some minutes, but not that of a new query.
ask() { curl --silent --location --max-time 30 --fail "$1?check=$RANDOM"; }
expect() { ask "$1" | grep -E "$2" > /dev/null || fail "$1 can't be loaded, or doesn't contain $2."; }

end=$((SECONDS + 600))
until ask "$home/version.json" | grep "\"$commit" > /dev/null; do
  [ -n "$commit" ] && [ $SECONDS -lt $end ] || fail "$home/version.json can't be loaded, or doesn't name $commit."
  sleep 10
done

for locale in en fr de ja zh-Hans; do
  page=$home/
  [ $locale = en ] || page=$home/$locale/
  expect "$page" "<html[^>]* lang=\"?$locale"
  script=$(ask "$page" | sed -nE 's|.*(/assets/js/main\.[^"> ]+).*|\1|p' | tail -1)
  expect "${page%/}$script" .
done
expect "$home/docs" 'rel="?canonical"?[^>]*/docs/intro'
status=$(curl --silent --output /dev/null --write-out '%{http_code}' "$home/no-such-page")
[ "$status" = 404 ] || fail "$home/no-such-page answers with $status instead of 404."
echo "✓ $home serves ${commit:-a release}, in all languages"
