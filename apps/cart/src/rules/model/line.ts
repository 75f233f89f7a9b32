import type { Money, Words } from './money.ts'

/** Name of an item for the catalog that sells it. */
export interface CatalogReference {
  readonly catalogItemId: string
  readonly appId: string
  readonly options?: Readonly<Record<string, unknown>> | null | undefined
}

/** Goods to buy; the platform fills in the rest. */
export interface WantedLine {
  readonly catalogReference: CatalogReference
  readonly quantity: number
  /** A membership of the buyer's that shall pay for it. */
  readonly selectedMembership?: { readonly id: string; readonly appId: string } | undefined
}

/** A line of the cart. */
export interface Line {
  readonly id: string
  /** Pieces that were asked for; `availability` tells how many there are. */
  readonly quantity: number
  readonly catalogReference?: CatalogReference | undefined
  readonly productName: Words
  readonly url?: { readonly relativePath?: string | undefined } | null | undefined
  /** Of one piece, before discounts. */
  readonly price: Money
  readonly lineItemPrice?: Money | undefined
  readonly descriptionLines?:
    | readonly {
        readonly name: Words
        readonly plainText?: Words | undefined
        readonly colorInfo?: (Words & { readonly code?: string | null | undefined }) | undefined
      }[]
    | undefined
  readonly image?:
    | {
        readonly url: string
        readonly width?: number | undefined
        readonly height?: number | undefined
        readonly altText?: string | null | undefined
        readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
      }
    | null
    | undefined
  readonly availability: {
    /** AVAILABLE, PARTIALLY_AVAILABLE, NOT_AVAILABLE or NOT_FOUND. */
    readonly status: string
    readonly quantityAvailable?: number | null | undefined
  }
  readonly itemType?:
    | { readonly preset?: string | undefined; readonly custom?: string | undefined }
    | undefined
  readonly physicalProperties?:
    | { readonly weight?: number | null | undefined; readonly shippable?: boolean | undefined }
    | null
    | undefined
  readonly selectedMembership?: { readonly id: string; readonly appId: string } | undefined
  /** How it is paid: DEPOSIT_ONLINE, FULL_PAYMENT_OFFLINE, … */
  readonly paymentOption?: string | undefined
  /** For one piece. */
  readonly depositAmount?: Money | null | undefined
  readonly subscriptionOptionInfo?:
    | {
        readonly subscriptionSettings?:
          | { readonly frequency: string; readonly interval?: number | null | undefined }
          | undefined
      }
    | undefined
}
