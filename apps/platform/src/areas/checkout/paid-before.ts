import { type ApiError, applicationError } from '../../base/errors.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { PaymentChoice } from '../../domain/payments/provider.ts'
import { GIFT_CARDS, methodOf, readTransactions } from '../orders/index.ts'

/** A checkout that is an order can neither be changed nor be paid in another way; why not, by how its money stands. */
export async function becameOrder(db: Db, orderId: string | null): Promise<ApiError> {
  const { payments } = orderId ? await readTransactions(db, orderId) : { payments: [] }
  const underWay = payments.some(({ offline, status }) => !offline && UNDECIDED.includes(status))
  return underWay
    ? applicationError(
        409,
        'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
        'A payment for this checkout is in progress. Wait for its result.',
      )
    : applicationError(409, 'CHECKOUT_ALREADY_PAID', 'This checkout is already an order.')
}

/** The same again is answered as before; another payment of what is being paid, or was, is refused. */
export async function refuseOtherPayment(
  { db, config }: Pick<Services, 'db' | 'config'>,
  orderId: string,
  payment: PaymentChoice,
): Promise<void> {
  const { payments } = await readTransactions(db, orderId)
  const active = payments.filter(
    ({ provider, status }) => provider !== GIFT_CARDS && !FAILED.includes(status),
  )
  const method = methodOf(config, payment)
  if (active.length && active.every((each) => each.method !== method)) throw await becameOrder(db, orderId)
}

const UNDECIDED: readonly string[] = ['PENDING', 'PENDING_MERCHANT']
const FAILED: readonly string[] = ['DECLINED', 'CANCELED', 'VOIDED']
