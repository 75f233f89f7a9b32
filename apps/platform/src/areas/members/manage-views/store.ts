import type { Db, Trx } from '../../../data/database.ts'
import type { MemberContact } from '../../identity/index.ts'

export interface ManageViewRow {
  readonly id: string
  readonly list: string
  readonly name: string
  readonly query: string
  readonly shared: boolean
  readonly makerId: string | null
  /** Names of the maker, where they are still known. */
  readonly nickname: string | null
  readonly contact: MemberContact | null
}

function rows(db: Db) {
  return db
    .selectFrom('manageViews')
    .leftJoin('staffUsers', 'staffUsers.id', 'manageViews.makerId')
    .leftJoin('members', 'members.id', 'staffUsers.memberId')
    .select([
      'manageViews.id',
      'manageViews.list',
      'manageViews.name',
      'manageViews.query',
      'manageViews.shared',
      'manageViews.makerId',
      'members.nickname',
      'members.contact',
    ])
}

/** Shared views of a list, and those of one person. */
export function findManageViews(db: Db, list: string, makerId: string | null): Promise<ManageViewRow[]> {
  return rows(db)
    .where('manageViews.list', '=', list)
    .where((where) =>
      where.or([
        where('manageViews.shared', '=', true),
        ...(makerId ? [where('manageViews.makerId', '=', makerId)] : []),
      ]),
    )
    .orderBy('manageViews.name')
    .orderBy('manageViews.id')
    .limit(500)
    .execute()
}

export function findManageView(db: Db, id: string): Promise<ManageViewRow | undefined> {
  return rows(db).where('manageViews.id', '=', id).executeTakeFirst()
}

/** Lets one person save one view at a time, so that their number stays within its limit. */
export async function lockMaker(trx: Trx, makerId: string): Promise<void> {
  await trx.selectFrom('staffUsers').select('id').where('id', '=', makerId).forUpdate().execute()
}

interface Saved extends Omit<ManageViewRow, 'nickname' | 'contact'> {
  readonly updatedAt: Date
}

/** Id of the view, which is that of the one that it replaces. */
export async function upsertManageView(trx: Trx, { query, shared, ...view }: Saved): Promise<string> {
  const before = await trx
    .updateTable('manageViews')
    .set({ query, shared, updatedAt: view.updatedAt })
    .where('list', '=', view.list)
    .where('name', '=', view.name)
    .where('makerId', view.makerId ? '=' : 'is', view.makerId)
    .returning('id')
    .executeTakeFirst()
  if (before) return before.id
  await trx
    .insertInto('manageViews')
    .values({ ...view, query, shared })
    .execute()
  return view.id
}

export async function countManageViews(trx: Trx, list: string, makerId: string | null): Promise<number> {
  const { count } = await trx
    .selectFrom('manageViews')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .where('makerId', makerId ? '=' : 'is', makerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteManageView(db: Db, id: string): Promise<void> {
  await db.deleteFrom('manageViews').where('id', '=', id).execute()
}
