import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { violations } from '../../../base/errors.ts'
import { jsonb, type Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { move } from '../../../domain/status-machine.ts'
import { authorOf } from '../activity/activities.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import type { Act } from './acts.ts'
import { notifyOpened, writeContract } from './contracts.ts'
import { findMemberForTransfer, insertTransferred } from './store/contracts.ts'
import { sendTransferLetters } from './transfer-letters.ts'
import type { ContractRow } from './view.ts'

/** The type of the line in the history of the order that began it. */
const TRANSFERRED = 'SUBSCRIPTION_TRANSFERRED'

/**
 * To another member, who goes on with it as it is; without one it has left the shop. Both are told by letter, and the order
 * that began it has a line in its history.
 *
 * @throws ApiError 400 at `memberId` of nobody, of a blocked member, and of whoever has it already; 409 of one that has ended
 */
export async function transfer(
  act: Act & Pick<Services, 'clock' | 'hooks'>,
  memberId: string | undefined,
): Promise<ContractRow> {
  const { trx, config, clock, hooks, caller, now, contract } = act
  const status = move('subscription', contract.status, 'TRANSFERRED')
  const to = memberId ? await memberOf(trx, memberId, contract) : undefined
  const order = await lockOrder(trx, contract.orderId)
  const heir = to && { ...to, contractId: randomUUID() }
  const event = { type: 'TRANSFERRED' as const, ...(heir ? { contractId: heir.contractId } : {}) }
  const gone = await writeContract(trx, config, contract, { status, nextAt: null, event }, now, caller)
  const opened = heir && (await openAgain(act, heir))
  const additionalData = { subscriptionContractId: opened?.id ?? contract.id }
  const customActivity = { appId: STORES_APP_ID, type: TRANSFERRED, additionalData }
  const activities = [{ activityType: 'CUSTOM_ACTIVITY' as const, customActivity }]
  await writeOrder(trx, { config, clock, hooks }, order, { activities }, caller)
  await sendTransferLetters(trx, { config, clock }, { order, gone, heir: opened })
  return gone
}

type Heir = Awaited<ReturnType<typeof memberOf>> & { readonly contractId: string }

/** The same terms under a new ID. How it was paid for stays with whoever paid. */
async function openAgain({ trx, config, caller, now, contract }: Act, to: Heir): Promise<ContractRow> {
  const { failure: _, document, ...terms } = contract
  const { method: __, ...rest } = document
  const started = { type: 'STARTED' as const, date: now.toISOString(), ...(await authorOf(trx, caller)) }
  const history = [{ ...started, contractId: contract.id }]
  const row = await insertTransferred(trx, {
    ...{ ...terms, id: to.contractId, memberId: to.id, visitorId: null, email: to.loginEmail },
    ...{ document: jsonb({ ...rest, history }), revision: 1, createdAt: now, updatedAt: now },
  })
  await notifyOpened(trx, config, row, now, caller)
  return row
}

async function memberOf(trx: Trx, id: string, contract: ContractRow) {
  const member = await findMemberForTransfer(trx, id)
  if (!member) throw wrongMember('is not a member')
  if (member.status === 'BLOCKED') throw wrongMember('is a blocked member')
  if (member.id === contract.memberId) throw wrongMember('is already the owner of this subscription')
  return member
}

function wrongMember(description: string) {
  return violations([{ field: 'memberId', description, violatedRule: 'VALIDATION' }])
}
