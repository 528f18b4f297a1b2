/** Folder of static files that plugins generate; copied into the build like `static/`. */
export const GENERATED_STATIC_DIR = '.cache/static';
