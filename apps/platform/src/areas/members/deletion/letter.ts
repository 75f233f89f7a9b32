import type { HostedLanguage } from '../../../domain/messages/languages.ts'
import { type PlainKey, translatorFor } from '../../../domain/messages/translate.ts'
import { intro, type Letter, type LetterShop, list, paragraph, writeLetter } from '../../mailbox/index.ts'
import type { Done } from './done.ts'

const fates = {
  ERASED: 'mail.deleted-erased',
  ANONYMISED: 'mail.deleted-anonymised',
  KEPT: 'mail.deleted-kept',
  REASSIGNED: 'mail.deleted-reassigned',
} as const satisfies Record<Done['fate'], PlainKey>

/** Labels by the name of a table's data, in the order of deletion and listing. */
export const labels: Readonly<Record<string, PlainKey>> = {
  orders: 'mail.kept-orders',
  checkouts: 'mail.kept-checkouts',
  abandonedCarts: 'mail.kept-abandoned-carts',
  carts: 'mail.kept-carts',
  subscriptions: 'mail.kept-subscriptions',
  coupons: 'mail.kept-coupons',
  giftCards: 'mail.kept-gift-cards',
  storeCredit: 'mail.kept-store-credit',
  memberships: 'mail.kept-memberships',
  loyaltyCoupons: 'mail.kept-loyalty-coupons',
  loyaltyAccount: 'mail.kept-loyalty-account',
  bookings: 'mail.kept-bookings',
  tickets: 'mail.kept-tickets',
  plans: 'mail.kept-plans',
  backInStockRequests: 'mail.kept-back-in-stock-requests',
  importErrors: 'mail.kept-import-errors',
  customerNotes: 'mail.kept-customer-notes',
  customerEmails: 'mail.kept-customer-addresses',
  customer: 'mail.kept-customer',
  decisions: 'mail.kept-decisions',
  about: 'mail.kept-about',
  aboutPhone: 'mail.kept-about-phone',
  pictures: 'mail.kept-pictures',
  refusedLetters: 'mail.kept-refused-letters',
  newsletter: 'mail.kept-newsletter',
  reviews: 'mail.kept-reviews',
  reviewVotes: 'mail.kept-review-votes',
  reviewPictures: 'mail.kept-review-pictures',
  reviewRequests: 'mail.kept-review-requests',
  wishlists: 'mail.kept-wishlists',
  badges: 'mail.kept-badges',
  following: 'mail.kept-following',
  followers: 'mail.kept-followers',
  reports: 'mail.kept-reports',
  blockedMembers: 'mail.kept-blocked-members',
  sessions: 'mail.kept-sessions',
  hostedSessions: 'mail.kept-hosted-sessions',
  consents: 'mail.kept-consents',
  redirectSessions: 'mail.kept-redirect-sessions',
  signIns: 'mail.kept-sign-ins',
}

const names = Object.keys(labels)

/** Sorts what areas keep as it is listed: in the letter, in the answer and in the file. */
export function inOrder<Named extends { readonly name: string }>(parts: readonly Named[]): Named[] {
  return [...parts].sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}

/** The last letter: what was done, kind by kind. */
export function accountDeletedLetter(
  shop: LetterShop,
  to: string,
  done: readonly Done[],
  language: HostedLanguage,
): Letter {
  const t = translatorFor(language)
  const items = done.map(({ name, count, fate, why }) => {
    const label = labels[name]
    return t('mail.deleted-line', { what: label ? t(label) : name, count, fate: t(fates[fate]), why: t(why) })
  })
  return writeLetter(shop, {
    ...{ kind: 'account-deleted', to, language },
    subject: t('mail.deleted-subject', { store: shop.storeName }),
    preheader: t('mail.deleted'),
    blocks: [
      intro(t('mail.deleted')),
      paragraph(items.length ? t('mail.deleted-list') : t('mail.deleted-nothing')),
      items.length ? list(items) : undefined,
    ],
  })
}
