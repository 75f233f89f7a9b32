import type { DeliveryWindow } from '../../../domain/delivery-time.ts'
import type { Minor } from '../../../domain/money/money.ts'
import type { Charge } from '../../../domain/pricing/fees.ts'
import type { ShippingOptionRow } from './read.ts'

/** A way of delivery as it is offered for one cart and one address. */
export interface ShippingOffer
  extends Pick<
    ShippingOptionRow,
    'id' | 'carrierId' | 'code' | 'title' | 'kind' | 'deliveryTime' | 'instructions' | 'pickupAddress'
  > {
  readonly cost: Minor
  readonly charges: readonly Charge[]
  readonly slot?: DeliveryWindow | undefined
}
