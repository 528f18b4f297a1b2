/** The top of every way to a page of the API documentation. */
export const OVERVIEW_CRUMB = {title: 'API overview', href: '/developer'};
