/**
 * Loader for the generated list of chunks. The paths in it tell the renderer on the build machine which files a page
 * needs; the browser only wants the function that loads a chunk.
 */
module.exports = function trimRegistry(source) {
  return source.replace(/(\[\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, '$1]');
};
