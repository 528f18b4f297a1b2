/** The look of Larkfield's portals, and how people sign in. */
export const BRANDING = {
  logos: {light: 'larkfield-navy.svg', dark: 'larkfield-white.svg'},
  /** Lines of the sign-in pages. */
  welcome: {staff: 'Learn how we do it', customers: 'Get more from your heating'},
  button: 'Continue with your staff account',
  /** The day on which the customers' portal moved to its own address. */
  domain: {on: '2026-09-14', entered: '10:02', found: '11:40', issued: '11:41'},
} as const;

/** SAML values. The connection was last tested on the day that the audit log says. */
export const SAML = {
  entity: 'learn.larkfield.example/saml',
  reply: 'learn.larkfield.example/acs',
  certificate: 'larkfield-2026.pem',
} as const;
