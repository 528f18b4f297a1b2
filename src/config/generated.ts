/** Files that plugins make before the build; copied into it like those of `static/`. */
export const GENERATED_STATIC_DIR = '.cache/static';
