import brand from './brand';

const {disabledUsers, disablingUsers} = brand.company;

/** Rules of billing, which the pricing page, the terms and other pages give in the same words. */
export const WHO_COUNTS = 'Every person with an account counts once: learners, managers, authors and admins.';
export const ADDED_USERS =
  'You pay for new users from the day you add them, pro rata, at the price of the tier you are then in.';

/** About people who have left. Without the owner's answer, the order has it. */
export const LEAVERS =
  disabledUsers ?? 'Your order says whether the disabled accounts of people who have left count as users.';
/** How to disable an account without an identity provider; empty without the owner's answer. */
export const DISABLING = disablingUsers;
