/** What the browser never asks the site's configuration for: options of the build and of its plugins. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Loader for the generated module of the configuration: `export default {…JSON…};` */
module.exports = function trimConfig(source) {
  const match = /export default (\{.*\});?\s*$/s.exec(source);
  if (!match) throw new Error('The generated configuration has another form than this loader knows.');
  const config = JSON.parse(match[1]);
  for (const key of BUILD_ONLY) delete config[key];
  return `export default ${JSON.stringify(config)};`;
};
