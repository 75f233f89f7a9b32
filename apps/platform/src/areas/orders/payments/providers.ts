import { applicationError } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { OFFLINE, offlineProvider } from '../../../domain/payments/offline-provider.ts'
import type {
  Charge,
  ChargeAnswer,
  PaymentChoice,
  PaymentProvider,
} from '../../../domain/payments/provider.ts'

type Site = Pick<PlatformConfig, 'paymentProvider'>

/** Pays out of a card's balance, and back into it. */
export const GIFT_CARDS = 'gift-card'

const giftCards: PaymentProvider = {
  name: GIFT_CARDS,
  methods: [],
  methodOf: ({ method }) => method,
  charge: () => Promise.reject(new Error("A gift card is redeemed with the order. It can't be charged.")),
  capture: () => Promise.reject(new Error('A gift card has no authorized amount.')),
  release: () => Promise.reject(new Error('A gift card has no authorized amount.')),
  refundability: () => 'REFUNDABLE',
  refund: async () => ({ status: 'SUCCEEDED' }),
}

/** Payment providers by name, which a payment stores. */
export function providersOf({ paymentProvider }: Site): Readonly<Record<string, PaymentProvider>> {
  return {
    ...(paymentProvider ? { [paymentProvider.name]: paymentProvider } : {}),
    [OFFLINE]: offlineProvider,
    [GIFT_CARDS]: giftCards,
  }
}

/** The provider of this method; undefined where none is set up. */
export function providerFor({ paymentProvider }: Site, method: string): PaymentProvider | undefined {
  return method === OFFLINE ? offlineProvider : paymentProvider
}

/** Ways of payment that a store with these settings can really take. */
export function accepted(
  { paymentProvider }: Site,
  { online, offline }: { readonly online: boolean; readonly offline: boolean },
) {
  return { online: online && paymentProvider !== undefined, offline }
}

/** An answer, and the provider that gave it. */
export interface Charged extends ChargeAnswer {
  readonly provider: string
}

/** Charges by whoever takes the method; throws 428 where nobody does. */
export async function chargeBy(site: Site, charge: Charge): Promise<Charged> {
  const provider = providerFor(site, charge.method)
  if (!provider) throw notSetUp()
  return { ...(await provider.charge(charge)), provider: provider.name }
}

/** Stored form of the chosen payment method. */
export function methodOf(site: Site, choice: PaymentChoice): string {
  return providerFor(site, choice.method)?.methodOf(choice) ?? choice.method
}

export function notSetUp() {
  return applicationError(
    428,
    'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    'No payment provider is set up for this payment method. Use another method, or contact the store.',
  )
}
