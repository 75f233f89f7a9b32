import type { Minor } from '../money/money.ts'

export interface Place {
  readonly country?: string | null | undefined
  readonly subdivision?: string | null | undefined
  readonly postalCode?: string | null | undefined
}

/** A package by its outer size in centimeters. */
export interface Package {
  readonly name: string
  readonly length: number
  readonly width: number
  readonly height: number
}

export interface Parcel {
  readonly from: Place
  readonly to: Place
  readonly package: Package
  readonly kilograms: number
  readonly currency: string
}

/** A service that takes a parcel, with its price. */
export interface Rate {
  /** Code that `buy` takes. */
  readonly service: string
  readonly name: string
  readonly amount: Minor
  /** Working days, at most. */
  readonly days: number
}

interface Purchase {
  readonly parcel: Parcel
  readonly service: string
  /** Account that pays, as the merchant set it. */
  readonly account: string
  /** The same for the same attempt: a provider answers it as it did the first time, and charges once. */
  readonly key: string
}

interface Bought {
  /** The provider's own name of the label. */
  readonly reference: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly amount: Minor
}

/**
 * Label provider: sells postage. Called within the transaction of the order, which may run again: every call must have no
 * further effect the second time.
 */
export interface LabelProvider {
  /** Kept with each label; never another for the same provider. */
  readonly name: string
  /** Services from the cheapest; none for a parcel that nobody takes. */
  rates(parcel: Parcel): Promise<readonly Rate[]>
  /** Undefined for a service that does not take the parcel. */
  buy(purchase: Purchase): Promise<Bought | undefined>
  /** Gives the price of an unused label back; the reason where it does not. */
  void(label: {
    readonly reference: string
    readonly bought: Date
    readonly now: Date
  }): Promise<'VOIDED' | 'TOO_OLD'>
}
