/** Whether a status code in OpenAPI notation (`404`, `4XX`, `default`) documents an error. */
export const isErrorStatus = (status: string): boolean => /^[45]/.test(status);
