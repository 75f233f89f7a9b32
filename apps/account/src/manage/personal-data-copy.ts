import type { Say } from './messages/index.ts'

/** Label of a kind of personal data; falls back on the platform's own name for kinds that have no label here. */
export function belongingName(name: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    orders: t('belonging.orders'),
    checkouts: t('belonging.checkouts'),
    abandonedCarts: t('belonging.abandoned-carts'),
    carts: t('belonging.carts'),
    subscriptions: t('belonging.subscriptions'),
    coupons: t('belonging.coupons'),
    memberships: t('belonging.memberships'),
    loyaltyCoupons: t('belonging.loyalty-coupons'),
    loyaltyAccount: t('belonging.loyalty-account'),
    bookings: t('belonging.bookings'),
    tickets: t('belonging.tickets'),
    plans: t('belonging.plans'),
    backInStockRequests: t('belonging.back-in-stock-requests'),
    importErrors: t('belonging.import-errors'),
    decisions: t('belonging.decisions'),
    about: t('belonging.about'),
    aboutPhone: t('belonging.about-phone'),
    pictures: t('belonging.pictures'),
    refusedLetters: t('belonging.refused-letters'),
    reviews: t('belonging.reviews'),
    reviewVotes: t('belonging.review-votes'),
    reviewPictures: t('belonging.review-pictures'),
    wishlists: t('belonging.wishlists'),
    reviewRequests: t('belonging.review-requests'),
    badges: t('belonging.badges'),
    following: t('belonging.following'),
    followers: t('belonging.followers'),
    reports: t('belonging.reports'),
    blockedMembers: t('belonging.blocked-members'),
    sessions: t('belonging.sessions'),
    hostedSessions: t('belonging.hosted-sessions'),
    consents: t('belonging.consents'),
    redirectSessions: t('belonging.redirect-sessions'),
    signIns: t('belonging.sign-ins'),
  }
  return words[name] ?? name
}

/** Fate of the data. */
export function fateName(fate: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    ERASED: t('end.erased'),
    ANONYMISED: t('end.anonymised'),
    KEPT: t('end.kept'),
    REASSIGNED: t('end.reassigned'),
  }
  return words[fate] ?? fate
}
