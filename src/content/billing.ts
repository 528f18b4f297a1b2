/** Rules of billing that the pricing page and the terms give in the same words. */
export const WHO_COUNTS = 'Every person with an account counts once: learners, managers, authors and admins.';
export const ADDED_USERS =
  'Users added during a billing period are charged in proportion to the time that remains, at the price of the tier then reached.';
