import type { Trx } from '../../../data/database.ts'

export function findLoginEmail(trx: Trx, memberId: string) {
  return trx.selectFrom('members').select('loginEmail').where('id', '=', memberId).executeTakeFirst()
}

interface Adoption {
  readonly memberId: string
  readonly visitorId: string
  readonly loginEmail: string
  readonly date: Date
}

export function adoptRows(trx: Trx, { memberId, visitorId, loginEmail, date }: Adoption) {
  return trx
    .updateTable('orders')
    .set((column) => ({ memberId, revision: column('revision', '+', 1), updatedAt: date }))
    .where('visitorId', '=', visitorId)
    .where('memberId', 'is', null)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', loginEmail.toLowerCase()))
    .returningAll()
    .execute()
}
