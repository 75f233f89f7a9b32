import type { Who } from './people.ts'

export interface MeasuredPage {
  readonly path: string
  readonly who: Who
  /** Selector of what only the whole page has: a store that is too busy answers with something else. */
  readonly shows: string
  /** Selector of a link that a shopper takes next. */
  readonly onward?: string
}

/** Pages by their names on the command line. */
export const pageList: Readonly<Record<string, MeasuredPage>> = {
  home: { path: '/', who: 'nobody', shows: 'main article', onward: 'main article a[href*="/products/"]' },
  listing: {
    path: '/products',
    who: 'nobody',
    shows: 'main article',
    onward: 'main article a[href*="/products/"]',
  },
  product: {
    path: '/products/tide-vase',
    who: 'nobody',
    shows: 'main nav a[href$="/products"]',
    onward: 'main nav a[href$="/products"]',
  },
  cart: {
    path: '/cart',
    who: 'nobody',
    shows: 'main a[href$="/products"]',
    onward: 'main a[href$="/products"]',
  },
  'cart-lines': {
    path: '/cart',
    who: 'shopper',
    shows: 'main a[href$="/checkout"]',
    onward: 'main a[href$="/checkout"]',
  },
  checkout: { path: '/checkout', who: 'shopper', shows: 'main form' },
  account: { path: '/account', who: 'owner', shows: 'main nav', onward: 'main a[href$="/account/orders"]' },
  loyalty: { path: '/loyalty', who: 'owner', shows: 'main nav', onward: 'main a[href$="/loyalty/history"]' },
  manage: { path: '/manage/orders', who: 'owner', shows: 'main a[href*="/manage/orders/"]' },
}
