import type { PaymentProvider } from './provider.ts'
import { shortHash } from './short-hash.ts'
import { methodNamed, testMethod } from './test-methods.ts'

/** Moves no money. What becomes of a payment is told by its method alone, so the same key always gets the same answer. */
export const testProvider: PaymentProvider = {
  name: 'test',
  methods: ['approved', 'authorized', 'review', 'pending', 'declined', 'card'],
  methodOf: methodNamed,

  async charge({ method, cardNumber, key, again }) {
    const name = methodNamed({ method, cardNumber })
    const known = testMethod(name)
    const reference = `test_${shortHash(key)}`
    if (!known)
      return { status: 'DECLINED', reason: 'INVALID_CARD', method: 'card', offline: false, reference }
    const charge = (again && known.again) || known.charge
    return { ...charge, method: name, offline: false, reference }
  },

  capture: async () => ({ status: 'APPROVED' }),
  release: async () => {},

  refundability: (method) => testMethod(method)?.refundability ?? 'REFUNDABLE',

  refund: async ({ method }) => testMethod(method)?.refund ?? { status: 'SUCCEEDED' },
}
