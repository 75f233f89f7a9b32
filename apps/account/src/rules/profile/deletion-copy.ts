import type { Message } from '@galleria/i18n'
import { key } from '../../messages/profile/index.ts'

/** Copy by the names in the platform's report of a deletion. */
export const personalDataCopy: Readonly<Record<string, Message>> = {
  orders: key('kept.orders'),
  checkouts: key('kept.checkouts'),
  abandonedCarts: key('kept.abandoned-carts'),
  carts: key('kept.carts'),
  subscriptions: key('kept.subscriptions'),
  coupons: key('kept.coupons'),
  memberships: key('kept.memberships'),
  loyaltyCoupons: key('kept.loyalty-coupons'),
  loyaltyAccount: key('kept.loyalty-account'),
  bookings: key('kept.bookings'),
  tickets: key('kept.tickets'),
  plans: key('kept.plans'),
  backInStockRequests: key('kept.back-in-stock-requests'),
  importErrors: key('kept.import-errors'),
  decisions: key('kept.decisions'),
  about: key('kept.about'),
  aboutPhone: key('kept.about-phone'),
  pictures: key('kept.pictures'),
  refusedLetters: key('kept.refused-letters'),
  reviews: key('kept.reviews'),
  reviewVotes: key('kept.review-votes'),
  reviewPictures: key('kept.review-pictures'),
  wishlists: key('kept.wishlists'),
  reviewRequests: key('kept.review-requests'),
  badges: key('kept.badges'),
  following: key('kept.following'),
  followers: key('kept.followers'),
  reports: key('kept.reports'),
  blockedMembers: key('kept.blocked-members'),
  sessions: key('kept.sessions'),
  hostedSessions: key('kept.hosted-sessions'),
  consents: key('kept.consents'),
  redirectSessions: key('kept.redirect-sessions'),
  signIns: key('kept.sign-ins'),
}

export const fateCopy: Readonly<Record<string, Message>> = {
  ERASED: key('fate.erased'),
  ANONYMISED: key('fate.anonymised'),
  KEPT: key('fate.kept'),
  REASSIGNED: key('fate.reassigned'),
}
