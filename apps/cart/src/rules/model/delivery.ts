import type { Money } from './money.ts'

/** A way of delivery that was chosen. */
export interface ChosenDelivery {
  readonly carrierId?: string | undefined
  readonly code: string
}

/** A way of delivery, with the time and the place where it has them. */
export interface DeliveryOption {
  readonly code: string
  readonly title: string
  readonly logistics?:
    | {
        readonly deliveryTime?: string | null | undefined
        readonly instructions?: string | null | undefined
        readonly pickupDetails?:
          | {
              readonly address?:
                | {
                    readonly addressLine?: string | null | undefined
                    readonly city?: string | null | undefined
                    readonly formattedAddress?: string | null | undefined
                  }
                | null
                | undefined
            }
          | null
          | undefined
      }
    | undefined
  readonly cost?: { readonly price: Money } | undefined
}

/** A way of delivery on offer. */
export interface DeliveryChoice {
  readonly carrierId: string
  readonly option: DeliveryOption
}

interface Load {
  readonly price?: Money | undefined
  readonly quantity?: number | undefined
  readonly weight?: number | undefined
}
/** How far a cart is from a free delivery. */
export interface FreeShipping {
  readonly applies: boolean
  /** 0 to 1. */
  readonly progress: number
  /** Amount missing until it applies. */
  readonly remaining?: Load | undefined
  readonly destination: { readonly country: string }
  /** No address was known: `destination` is the shop's own. */
  readonly destinationAssumed: boolean
}
