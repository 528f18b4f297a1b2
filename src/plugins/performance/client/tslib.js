/** The one helper that @docusaurus/utils-common uses, written by a compiler. */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
