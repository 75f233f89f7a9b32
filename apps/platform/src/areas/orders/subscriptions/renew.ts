import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { PaymentChoice } from '../../../domain/payments/provider.ts'
import { move } from '../../../domain/status-machine.ts'
import type { Caller } from '../../../http/caller.ts'
import { writeContract } from './contracts.ts'
import { nextCycle } from './next-cycle.ts'
import { notifyRenewalFailed } from './notices.ts'
import { orderAgain, RenewalFailed } from './order-again.ts'
import { type Context, findRenewalsDue, lockDue } from './store/due.ts'
import { type ContractRow, hasMore } from './view.ts'

/** Days after each failure; after the last it no longer renews by itself. */
const RETRY_DAYS = [1, 3, 5]
const DAY = 86_400_000

/** Carries out what is due: each contract in a transaction of its own. */
export async function renewDue(context: Context): Promise<void> {
  const due = await findRenewalsDue(context.db, context.clock.now())
  for (const { id } of due) await carryOut(context, id)
}

async function carryOut(context: Context, id: string): Promise<void> {
  try {
    await transaction(context.db, async (trx) => {
      const contract = await lockDue(trx, context, id)
      if (!contract) return
      if (contract.cancelsAt) return void (await end(trx, context, contract))
      if (contract.status === 'AUTO_RENEW_ON') await renew(trx, context, contract)
    })
  } catch (error) {
    if (!(error instanceof RenewalFailed)) throw error
    await transaction(context.db, (trx) => putOff(trx, context, id, error))
  }
}

/** Buys the next cycle of a locked contract; throws `RenewalFailed`. */
export async function renew(
  trx: Trx,
  context: Pick<Services, 'config' | 'clock' | 'hooks'>,
  contract: ContractRow,
  by: { readonly payment?: PaymentChoice | undefined; readonly caller?: Caller } = {},
) {
  const date = context.clock.now()
  const { frequency, interval } = contract.document.settings
  // Paid for on receipt it comes again on receipt: nobody has let anything be charged.
  const payment = by.payment ?? { method: contract.document.method ?? 'offline' }
  const { orderId, method } = await orderAgain(trx, context, contract, payment)
  const cycle = contract.cycle + 1
  const from = contract.paidUntil ?? contract.nextAt ?? date
  // A lapsed one begins anew: nobody pays for the time between.
  const lapsed = by.caller !== undefined && from < date
  const paidUntil = nextCycle(lapsed ? date : from, frequency, interval ?? 1)
  const goesOn = contract.status === 'AUTO_RENEW_ON' && hasMore({ ...contract, cycle })
  const row = await writeContract(
    trx,
    context.config,
    contract,
    {
      ...{ cycle, paidUntil, nextAt: goesOn ? paidUntil : null, failure: null, lastOrderId: orderId },
      event: { type: 'RENEWED', orderId, cycleNumber: cycle },
      ...(method ? { document: { ...contract.document, method } } : {}),
    },
    date,
    by.caller,
  )
  return { row, orderId }
}

/** Tries again later, and gives up in the end: it is the shopper's to go on with. */
async function putOff(trx: Trx, context: Context, id: string, { code, message }: RenewalFailed) {
  const contract = await lockDue(trx, context, id)
  if (contract?.status !== 'AUTO_RENEW_ON') return
  const date = context.clock.now()
  const attempts = (contract.failure?.attempts ?? 0) + 1
  const days = RETRY_DAYS[attempts - 1]
  const nextAt = days === undefined ? null : new Date(date.getTime() + days * DAY)
  const failure = { attempts, code, description: message, failedDate: date.toISOString() }
  const status = nextAt ? contract.status : move('subscription', contract.status, 'AUTO_RENEW_OFF')
  await writeContract(
    trx,
    context.config,
    contract,
    { failure, nextAt, status, event: { type: 'RENEWAL_FAILED', reason: message } },
    date,
  )
  await notifyRenewalFailed(trx, context, contract, nextAt)
}

async function end(trx: Trx, { config, clock }: Context, contract: ContractRow): Promise<void> {
  const status = move('subscription', contract.status, 'CANCELLED')
  await writeContract(
    trx,
    config,
    contract,
    { status, nextAt: null, event: { type: 'CANCELLED' } },
    clock.now(),
  )
}
