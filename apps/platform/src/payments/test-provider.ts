import { createHash } from 'node:crypto'
import type { PaymentProvider } from './provider.ts'
import { methodNamed, testMethod } from './test-methods.ts'

/** Moves no money. What becomes of a payment is told by its method alone, so the same key always gets the same answer. */
export const testProvider: PaymentProvider = {
  name: 'test',

  charge({ method, cardNumber, key, again }) {
    const name = methodNamed({ method, cardNumber })
    const known = testMethod(name)
    const reference = `test_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
    if (!known)
      return { status: 'DECLINED', reason: 'INVALID_CARD', method: 'card', offline: false, reference }
    const charge = (again && known.again) || known.charge
    return { ...charge, method: name, offline: known.offline ?? false, reference }
  },

  refundability: (method) => testMethod(method)?.refundability ?? 'REFUNDABLE',

  refund: (method) => testMethod(method)?.refund ?? { status: 'SUCCEEDED' },
}
