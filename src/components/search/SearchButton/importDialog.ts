const importModule = () => import('../SearchDialog');
const ignore = () => {};

export const importDialog = () => importModule().then(({default: Dialog}) => Dialog);

/** Loads the dialog when it is likely to be wanted. */
export const warmDialog = (): void => void importModule().catch(ignore);

/** Loads the dialog and its index, when someone is about to open it. */
export const warmSearch = (baseUrl: string): void =>
  void importModule()
    .then(({loadSearch}) => loadSearch(baseUrl))
    .catch(ignore);
