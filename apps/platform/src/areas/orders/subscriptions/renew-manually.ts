import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { PaymentChoice } from '../../../domain/payments/provider.ts'
import type { Caller } from '../../../http/caller.ts'
import { RenewalFailed } from './order-again.ts'
import { renew } from './renew.ts'
import { findContract } from './store/find.ts'
import { type ContractRow, isRenewable } from './view.ts'

interface RenewalRequest {
  readonly id: string
  readonly payment?: PaymentChoice | undefined
  readonly caller: Caller
}

/** Buys the next cycle now, in a transaction of its own. @throws ApiError 409 with the reason it was not bought */
export async function renewManually(
  context: Pick<Services, 'db' | 'clock' | 'config' | 'hooks'>,
  { id, payment, caller }: RenewalRequest,
): Promise<{ readonly row: ContractRow; readonly orderId: string }> {
  try {
    return await transaction(context.db, async (trx) => {
      const contract = await findContract(trx, caller, id, { lock: true })
      if (!isRenewable(contract, context.clock.now()))
        throw applicationError(409, 'RENEWAL_NOT_DUE', "This subscription can't be renewed now.")
      return renew(trx, context, contract, { payment, caller })
    })
  } catch (error) {
    if (!(error instanceof RenewalFailed)) throw error
    throw applicationError(409, error.code, error.message)
  }
}
