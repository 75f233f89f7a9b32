import { key, type Say } from '../messages/index.ts'

/** Name of each kind of letter, and to whom it goes and when. */
const kinds = {
  'order-confirmation': [key('name.order-confirmation'), key('about.order-confirmation')],
  'order-placed': [key('name.order-placed'), key('about.order-placed')],
  'order-shipped': [key('name.order-shipped'), key('about.order-shipped')],
  'pickup-ready': [key('name.pickup-ready'), key('about.pickup-ready')],
  downloads: [key('name.downloads'), key('about.downloads')],
  'gift-card': [key('name.gift-card'), key('about.gift-card')],
  invoice: [key('name.invoice'), key('about.invoice')],
  'payment-request': [key('name.payment-request'), key('about.payment-request')],
  'payment-failed': [key('name.payment-failed'), key('about.payment-failed')],
  'order-canceled': [key('name.order-canceled'), key('about.order-canceled')],
  'refund-requested': [key('name.refund-requested'), key('about.refund-requested')],
  'refund-declined': [key('name.refund-declined'), key('about.refund-declined')],
  'return-approved': [key('name.return-approved'), key('about.return-approved')],
  'return-received': [key('name.return-received'), key('about.return-received')],
  refund: [key('name.refund'), key('about.refund')],
  'trial-ending': [key('name.trial-ending'), key('about.trial-ending')],
  renewal: [key('name.renewal'), key('about.renewal')],
  'renewal-failed': [key('name.renewal-failed'), key('about.renewal-failed')],
  'subscription-transferred': [key('name.subscription-transferred'), key('about.subscription-transferred')],
  'subscription-received': [key('name.subscription-received'), key('about.subscription-received')],
  'cart-left': [key('name.cart-left'), key('about.cart-left')],
  'checkout-left': [key('name.checkout-left'), key('about.checkout-left')],
  'back-in-stock': [key('name.back-in-stock'), key('about.back-in-stock')],
  'price-drop': [key('name.price-drop'), key('about.price-drop')],
  'review-request': [key('name.review-request'), key('about.review-request')],
  'points-expiring': [key('name.points-expiring'), key('about.points-expiring')],
  'newsletter-confirm': [key('name.newsletter-confirm'), key('about.newsletter-confirm')],
  'newsletter-welcome': [key('name.newsletter-welcome'), key('about.newsletter-welcome')],
  welcome: [key('name.welcome'), key('about.welcome')],
  code: [key('name.code'), key('about.code')],
  'new-password': [key('name.new-password'), key('about.new-password')],
  'no-account': [key('name.no-account'), key('about.no-account')],
  activation: [key('name.activation'), key('about.activation')],
  'sign-in-method': [key('name.sign-in-method'), key('about.sign-in-method')],
  'account-deleted': [key('name.account-deleted'), key('about.account-deleted')],
  'staff-invitation': [key('name.staff-invitation'), key('about.staff-invitation')],
} as const

const known = (kind: string) => (Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined)

/** A kind that the platform got before these pages shows its own name. */
export function letterName(kind: string, t: Say): string {
  const name = known(kind)?.[0]
  return name ? t(name) : kind
}

export function letterAbout(kind: string, t: Say): string {
  const about = known(kind)?.[1]
  return about ? t(about) : ''
}

const groups = {
  ORDER: key('group.ORDER'),
  SUBSCRIPTION: key('group.SUBSCRIPTION'),
  REMINDER: key('group.REMINDER'),
  NEWSLETTER: key('group.NEWSLETTER'),
  ACCOUNT: key('group.ACCOUNT'),
}

export function groupName(group: string, t: Say): string {
  return Object.hasOwn(groups, group) ? t(groups[group as keyof typeof groups]) : group
}

/** Pages of the admin that letters belong to: where what they tell about is seen or set up. */
const places: Readonly<Record<string, string>> = {
  'gift-card': '/manage/marketing/gift-cards',
  'cart-left': '/manage/abandoned',
  'checkout-left': '/manage/abandoned',
  'back-in-stock': '/manage/catalog/waiting',
  'price-drop': '/manage/analytics/wishlists',
  'review-request': '/manage/catalog/reviews/settings',
  'points-expiring': '/manage/loyalty/program',
  'staff-invitation': '/manage/settings/staff',
  'newsletter-confirm': '/manage/marketing/newsletter',
  'newsletter-welcome': '/manage/marketing/newsletter',
  'refund-requested': '/manage/orders/returns',
  'refund-declined': '/manage/orders/returns',
  'return-approved': '/manage/orders/returns',
  'return-received': '/manage/orders/returns',
  'trial-ending': '/manage/subscriptions',
  renewal: '/manage/subscriptions',
  'renewal-failed': '/manage/subscriptions',
  'subscription-transferred': '/manage/subscriptions',
  'subscription-received': '/manage/subscriptions',
  welcome: '/manage/members',
  code: '/manage/members',
  'new-password': '/manage/members',
  'no-account': '/manage/members',
  activation: '/manage/members',
  'sign-in-method': '/manage/members',
  'account-deleted': '/manage/members',
}

/** Page of a kind of letter; of orders where no other is named. */
export const placeOf = (kind: string): string => places[kind] ?? '/manage/orders'
