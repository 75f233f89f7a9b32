/**
 * Every widget a team offers, with its props: the one page on which teams agree.
 * A name is `<module>.<widget>`; the module before the dot provides it.
 */
export interface Widgets {
  /** Header: how many items are in the cart; opens the drawer. Used by the shell. */
  'cart.mini-cart': Record<never, never>
  /** Product page and a tile's choices: the button that buys the chosen variant. Used by catalog. */
  'cart.add-to-cart': {
    readonly productId: string
    /** Absent while a choice is missing; the button then says what to choose. */
    readonly variantId?: string
    /** Option name to choice description, e.g. `{ Color: 'Sand', Size: 'M' }`. */
    readonly options?: Readonly<Record<string, string>>
    readonly productName: string
    /** Options still to be chosen, as shoppers read them. */
    readonly missingOptions?: readonly string[]
    readonly soldOut?: boolean
    /** Texts that the buyer wrote, by the title of each field. */
    readonly texts?: Readonly<Record<string, string>>
    /** Titles of texts still to be written. */
    readonly missingTexts?: readonly string[]
    /** Subscription option that was chosen; absent for a one-time purchase. */
    readonly subscriptionOptionId?: string
    /** The button was pressed while this option or text was still missing: the page leads there. */
    readonly onMissing?: (name: string) => void
    /** Whether the goods are sent later, as the button says. */
    readonly preorder?: boolean
    /** Most that can be added; absent when stock is not tracked. */
    readonly maxQuantity?: number
    /** The cart has it; for what is open around the button. */
    readonly onAdded?: () => void
  }
  /** Listing tile: adds a product without options straight away. Used by catalog. */
  'cart.quick-add': { readonly productId: string; readonly productName: string }
  /**
   * Amount still missing for free delivery, and progress towards it; nothing where there is none. Follows the
   * cart by itself. Used by the cart's page and drawer.
   */
  'cart.free-shipping-bar': Record<never, never>
  /** Header: sign in, or the member's name and menu. Used by the shell. */
  'account.menu': Record<never, never>
  /** Footer and home page: sign-up for the newsletter. Used by the shell and catalog. */
  'account.newsletter': { readonly placement: 'footer' | 'home' }
  /** Thank-you page: an account for a guest's order, in one press. Nothing for members. Used by cart. */
  'account.keep-order': {
    /** Address and name of the order, which the account gets. */
    readonly email: string
    readonly firstName?: string | undefined
    readonly lastName?: string | undefined
  }
  /**
   * Beside a member's name: their photo, or first letters, and the first badge they wear. Decoration beside the name;
   * nothing of whom whoever looks may not see.
   */
  'account.member-avatar': {
    readonly memberId: string
    /** `small` unless told otherwise. */
    readonly size?: 'small' | 'medium' | 'large'
  }
  /** Beside a member's name: follows and unfollows them; a visitor is led to the sign-in and back. */
  'account.follow-button': {
    readonly memberId: string
    /** Name on the page, which is part of the button's name; null for a member without one. */
    readonly memberName: string | null
    /** `small` unless told otherwise. */
    readonly size?: 'small' | 'medium'
  }
  /** Header: search field. Used by the shell. */
  'catalog.search': Record<never, never>
  /** Above each page of the shop: its announcement; nothing where there is none. Used by the shell. */
  'catalog.announcement': Record<never, never>
  /** Page of an empty cart: products viewed on this device, else popular ones. Used by cart. */
  'catalog.suggestions': Record<never, never>
  /** Product page: stars and words of those who bought it. Used by catalog itself, whose code for it comes when somebody comes near. */
  'catalog.reviews': {
    readonly productId: string
    readonly slug: string
    /** Summary and first reviews, as the page's loader read them. */
    readonly reviews: unknown
  }
  /** Header and footer: collections. Used by the shell. */
  'catalog.menu': { readonly placement: 'header' | 'footer' }
  /** Product page, cart and checkout: points a purchase of this amount would earn. Used by catalog and cart. */
  'loyalty.points-preview': {
    /** Total of the goods after discounts: a decimal string in `currency`. */
    readonly amount: string
    readonly currency: string
    /** The same by line, for campaigns: what is paid after discounts, before tax. */
    readonly lines?: readonly { readonly productId: string; readonly amount: string }[]
  }
  /** Thank-you page and order page: points this order earned. Used by cart and account. */
  'loyalty.order-points': {
    readonly orderId: string
    /** When it was placed (ISO 8601): of an old order the points are found by it. */
    readonly placed?: string
  }
  /** Cart: what a member's points can take off it, in one press, and back. Used by cart. */
  'loyalty.redeem': {
    /** Total of the goods before discounts: a decimal string. */
    readonly subtotal: string
    readonly productIds: readonly string[]
    /** Code that the cart has now. */
    readonly couponCode?: string
  }
  /** Account menu and overview: the member's balance. Used by account. */
  'loyalty.balance': Record<never, never>
  /** Every page below `/manage`: links of all modules, search, and on a phone the bar at its end. Used by the shell. */
  'manage.bar': Record<never, never>
  /** Account menu and overview: the name of the member's tier. Used by account. */
  'loyalty.tier-badge': Record<never, never>
}

export type WidgetName = keyof Widgets

/**
 * Every extension slot, with the props that its page gives: a place that any module may fill. A name is
 * `<place>.<part>`; `slotLimits` has how many are shown.
 */
export interface Slots {
  /** Header, before the account: icons of 44 px. Placed by the shell. */
  'header.tools': Record<never, never>
  /** Product page, below the button that buys; not where the product is sold out. Placed by catalog. */
  'product.purchase': {
    readonly productId: string
    readonly productName: string
    /** Price of the chosen variant: a decimal string in `currency`. */
    readonly amount: string
    readonly currency: string
  }
  /** Menu of a signed-in member, above its links. Placed by account. */
  'account.menu': Record<never, never>
  /** Summary of the cart, below the totals. Placed by cart. */
  'cart.aside': {
    /** Total of the goods after discounts: a decimal string in `currency`. */
    readonly amount: string
    readonly currency: string
    readonly productIds: readonly string[]
  }
  /** Home of the admin: a card with a team's own figures. Placed by manage. */
  'manage.home': Record<never, never>
  /** Search of the admin: results of a team's own, as a list of links. Placed by manage. */
  'manage.search': {
    /** Words that were typed, at least two characters, at most 100. */
    readonly query: string
  }
  /** Every page below `/manage`, between the title and its content. Placed by the page's module. */
  'manage.frame': {
    /** Module that the page belongs to, e.g. `catalog`. */
    readonly area: string
    readonly isOwner: boolean
  }
}

export type SlotName = keyof Slots

/** Most extensions that each slot shows: the first by `order`, then by module. */
export const slotLimits: Readonly<Record<string, number>> = {
  'header.tools': 2,
  'product.purchase': 3,
  'account.menu': 3,
  'cart.aside': 3,
  'manage.home': 12,
  'manage.search': 12,
  'manage.frame': 2,
}
