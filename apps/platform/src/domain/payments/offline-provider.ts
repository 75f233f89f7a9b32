import type { PaymentProvider } from './provider.ts'
import { shortHash } from './short-hash.ts'

/** At the door or at the counter: nobody is asked, and the merchant says when the money has arrived. */
export const OFFLINE = 'offline'

export const offlineProvider: PaymentProvider = {
  name: OFFLINE,
  methods: [OFFLINE],
  methodOf: () => OFFLINE,
  charge: async ({ key }) => ({
    status: 'PENDING',
    method: OFFLINE,
    offline: true,
    reference: `offline_${shortHash(key)}`,
  }),
  capture: async () => ({ status: 'APPROVED' }),
  release: async () => {},
  refundability: () => 'MANUAL',
  refund: async () => ({ status: 'FAILED' }),
}
