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
  cancel: [(act) => cancel(act, 'IMMEDIATELY'), 'The subscription has ended.'],
  notice: [(act) => cancel(act, 'NEXT_BILLING_DATE'), 'It ends when what is paid for has been had.'],
  undo: [undoCancel, 'It goes on.'],
  off: [turnOff, 'It no longer renews by itself.'],
  on: [turnOn, 'It renews by itself.'],
  transfer: [
    async (act, { c }, form) => {
      const member = await heirOf({ c }, form.get('member') ?? '')
      return transfer({ ...act, clock: c.var.services.clock, hooks: c.var.services.hooks }, member.id)
    },
    'The subscription is passed on; both were told by email.',
  ],
}

/** Does what a button of the page says; answers what is said when it is done. */
export async function actOnContract(staff: Staff, id: string, form: URLSearchParams): Promise<string> {
  const { c, caller } = staff
  const { services } = c.var
  const intent = form.get('intent') ?? ''
  if (intent === 'renew') {
    await renewManually(services, { id, caller })
    return 'The next cycle is bought.'
  }
  const [work, done] = (Object.hasOwn(acts, intent) && acts[intent]) || []
  if (!work || !done) throw applicationError(400, 'UNKNOWN_ACT', 'Press one of the buttons')
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
    query ? `No member has the email or ID ${query}` : 'Write the email or the ID of the member who gets it',
  )
}
