import path from 'node:path';

/** Adds to each message of a rule how to allow what it reports. */
export function withAdvice(name, rule) {
  const advised = (context) => {
    if (typeof context?.report !== 'function') return context;
    const file = path.relative('', context.config.configPath ?? 'redocly.yaml');
    const advice = `To allow it, write "contract/${name}: off" under "rules" in ${file}.`;
    return {...context, report: (problem) => context.report({...problem, message: `${problem.message}\n${advice}`})};
  };
  const wrap = (visitor) =>
    typeof visitor === 'function'
      ? (node, context, ...others) => visitor(node, advised(context), ...others)
      : Object.fromEntries(Object.entries(visitor).map(([key, part]) => [key, wrap(part)]));
  return (...options) => wrap(rule(...options));
}
