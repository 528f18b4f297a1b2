/** The redirects and clean paths as a CloudFront Function, for a distribution in front of an S3 bucket. */
import {STRAY_ENDING, type HostingRules} from './rules';

/**
 * Source of a function for viewer requests. It redirects as the other hosts do, and asks the bucket for `x.html` if a
 * visitor asks for `/x`. For a not-found document it asks for a file that does not exist, so that the distribution's
 * error page is sent with status 404. CloudFront does not know all of today's JavaScript, so the function is plain ES5.
 */
export function emitCloudFront({baseUrl, redirects, notFound}: HostingRules): string {
  const rules = {
    base: baseUrl,
    exact: Object.fromEntries(redirects.filter(({from}) => !from.endsWith('*')).map(({from, to}) => [from, to])),
    below: redirects.filter(({from}) => from.endsWith('*')).map(({from, to}) => [from.slice(0, -1), to]),
    missing: notFound.map(({file}) => baseUrl + file.replace(/\.html$/, '')),
  };
  return `// CloudFront Function for viewer requests
var RULES = ${JSON.stringify(rules)};
var STRAY = ${String(new RegExp(`^((?:/[\\w-]+)+?)${STRAY_ENDING}$`))};

function queryOf(querystring) {
  var pairs = [];
  Object.keys(querystring).forEach(function (name) {
    (querystring[name].multiValue || [querystring[name]]).forEach(function (item) {
      pairs.push(item.value === '' ? name : name + '=' + item.value);
    });
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

function targetOf(uri, page) {
  if (uri === RULES.base || page + '/' === RULES.base || page === RULES.base + 'index') return RULES.base;
  var below = RULES.below.filter(function (rule) {
    return uri.indexOf(rule[0]) === 0;
  })[0];
  return RULES.exact[page] || (below ? below[1] : page);
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if ((uri + '/').indexOf(RULES.base) !== 0) return request;
  var page = (STRAY.exec(uri) || [uri, uri])[1];
  var isMissing = RULES.missing.indexOf(page) !== -1;
  var target = isMissing ? uri : targetOf(uri, page);
  if (target !== uri) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {location: {value: target + queryOf(request.querystring)}},
    };
  }
  if (isMissing) request.uri = RULES.base + 'page-not-found.html';
  else if (uri.slice(-1) === '/') request.uri += 'index.html';
  else if (!/\\.[^/]*$/.test(uri)) request.uri += '.html';
  return request;
}
`;
}
