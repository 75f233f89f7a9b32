import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { move } from '../../../domain/status-machine.ts'
import type { Caller } from '../../../http/caller.ts'
import { writeContract } from './contracts.ts'
import { nextCycle } from './next-cycle.ts'
import { type ContractRow, hasMore, isShopper, isSkippable } from './view.ts'

export interface Act {
  readonly trx: Trx
  readonly config: Services['config']
  readonly caller: Caller
  readonly now: Date
  readonly contract: ContractRow
}

const isOver = ({ status }: ContractRow) => status === 'CANCELLED' || status === 'TRANSFERRED'

/** Now, or when what is paid for has been had: until then it may be taken back. */
export function cancel(act: Act, effectiveAt: 'IMMEDIATELY' | 'NEXT_BILLING_DATE'): Promise<ContractRow> {
  const { trx, config, caller, now, contract } = act
  if (isShopper(caller) && !contract.document.settings.enableCustomerCancellation)
    throw applicationError(403, 'CANCELLATION_NOT_ALLOWED', 'Only the store can cancel this subscription.')
  const status = move('subscription', contract.status, 'CANCELLED')
  const { paidUntil } = contract
  const change =
    effectiveAt === 'NEXT_BILLING_DATE' && paidUntil && paidUntil > now && !contract.failure
      ? { cancelsAt: paidUntil, nextAt: paidUntil, event: { type: 'CANCELLATION_SCHEDULED' as const } }
      : { status, nextAt: null, failure: null, event: { type: 'CANCELLED' as const } }
  return writeContract(trx, config, contract, change, now, caller)
}

export function undoCancel({ trx, config, caller, now, contract }: Act): Promise<ContractRow> {
  if (!contract.cancelsAt || isOver(contract))
    throw applicationError(409, 'NO_PENDING_CANCELLATION', 'This subscription has no scheduled cancellation.')
  const nextAt = contract.status === 'AUTO_RENEW_ON' && hasMore(contract) ? contract.paidUntil : null
  return writeContract(
    trx,
    config,
    contract,
    { cancelsAt: null, nextAt, event: { type: 'CANCELLATION_UNDONE' } },
    now,
    caller,
  )
}

export function turnOff({ trx, config, caller, now, contract }: Act): Promise<ContractRow> {
  const status = move('subscription', contract.status, 'AUTO_RENEW_OFF')
  return writeContract(
    trx,
    config,
    contract,
    { status, nextAt: contract.cancelsAt, failure: null, event: { type: 'PAUSED' } },
    now,
    caller,
  )
}

/** A lapsed subscription is bought at once, from now on. */
export function turnOn({ trx, config, caller, now, contract }: Act): Promise<ContractRow> {
  const status = move('subscription', contract.status, 'AUTO_RENEW_ON')
  const from = contract.paidUntil && contract.paidUntil > now ? contract.paidUntil : now
  const nextAt = contract.cancelsAt ?? (hasMore(contract) ? from : null)
  return writeContract(
    trx,
    config,
    contract,
    { status, nextAt, paidUntil: from, failure: null, event: { type: 'RESUMED' } },
    now,
    caller,
  )
}

/** The next cycle is not bought: what is paid for lasts one cycle longer. @throws ApiError 409 NOTHING_TO_SKIP */
export function skip({ trx, config, caller, now, contract }: Act): Promise<ContractRow> {
  const { nextAt, cycle } = contract
  if (!nextAt || !isSkippable(contract, now))
    throw applicationError(409, 'NOTHING_TO_SKIP', "This subscription's next cycle can't be skipped now.")
  const { frequency, interval } = contract.document.settings
  const later = nextCycle(nextAt, frequency, interval ?? 1)
  const event = { type: 'SKIPPED' as const, cycleNumber: cycle + 1 }
  return writeContract(trx, config, contract, { nextAt: later, paidUntil: later, event }, now, caller)
}
