/** Said of each response that the contract marks with `x-preview`. */
export const PREVIEW = 'Preview response: fields may change.';
