import {
  type Act,
  type ContractRow,
  cancel,
  findContract,
  renewManually,
  transfer,
  turnOff,
  turnOn,
  undoCancel,
} from '../../../areas/orders/index.ts'
import { applicationError } from '../../../base/errors.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import { transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Staff } from '../session.ts'

type Work = (act: Act, to: Staff, form: URLSearchParams) => Promise<ContractRow>

const acts: Readonly<Record<string, readonly [Work, string]>> = {
  cancel: [(act) => cancel(act, 'IMMEDIATELY'), 'Subscription canceled.'],
  notice: [(act) => cancel(act, 'NEXT_BILLING_DATE'), 'The subscription ends after the paid period.'],
  undo: [undoCancel, 'Cancellation undone.'],
  off: [turnOff, 'Auto-renew is off.'],
  on: [turnOn, 'Auto-renew is on.'],
  transfer: [
    async (act, { c }, form) => {
      const member = await heirOf({ c }, form.get('member') ?? '')
      return transfer({ ...act, clock: c.var.services.clock, hooks: c.var.services.hooks }, member.id)
    },
    'Subscription transferred. We emailed both customers.',
  ],
}

/** Does what a button of the page says; answers what is said when it is done. */
export async function actOnContract(staff: Staff, id: string, form: URLSearchParams): Promise<string> {
  const { c, caller } = staff
  const { services } = c.var
  const intent = form.get('intent') ?? ''
  if (intent === 'renew') {
    await renewManually(services, { id, caller })
    return 'Next cycle billed.'
  }
  const [work, done] = (Object.hasOwn(acts, intent) && acts[intent]) || []
  if (!work || !done)
    throw applicationError(400, 'UNKNOWN_ACT', 'Unknown action. Use one of the buttons on this page.')
  const { config, clock } = services
  await transaction(services.db, async (trx) => {
    const contract = await findContract(trx, caller, id, { lock: true })
    await work({ trx, config, caller, now: clock.now(), contract }, staff, form)
  })
  return done
}

/** The member with this email address or ID. @throws ApiError 404 MEMBER_NOT_FOUND */
export async function heirOf({ c }: Pick<Staff, 'c'>, text: string) {
  const query = text.trim().slice(0, 254)
  const members = c.var.services.db.selectFrom('members').select(['id', 'loginEmail'])
  const key = emailKey(query)
  const found = isUuid(query)
    ? await members.where('id', '=', query).executeTakeFirst()
    : key && (await members.where('emailKey', '=', key).executeTakeFirst())
  if (found) return found
  throw applicationError(
    428,
    'MEMBER_NOT_FOUND',
    query ? `No member has the email or ID ${query}.` : 'Enter the email or ID of the new member.',
  )
}
