import { fullName } from '../base/texts/full-name.ts'
import type { Db } from '../data/database.ts'
import { isUuid } from '../data/query-language/values.ts'

/** Names of staff and API keys by their ids, for histories that keep an `authorOf`; other programs have none. */
export async function authorNames(
  db: Db,
  authors: readonly { readonly byId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(authors.map(({ byId }) => byId ?? ''))].filter(isUuid)
  if (ids.length === 0) return new Map()
  const keys = await db.selectFrom('apiKeys').select(['id', 'name']).where('id', 'in', ids).execute()
  const staff = await db
    .selectFrom('staffUsers')
    .innerJoin('members', 'members.id', 'staffUsers.memberId')
    .select(['staffUsers.id', 'members.contact', 'members.nickname', 'members.loginEmail'])
    .where('staffUsers.id', 'in', ids)
    .execute()
  return new Map([
    ...keys.map(({ id, name }) => [id, name] as const),
    ...staff.map(
      ({ id, contact, nickname, loginEmail }) => [id, fullName(contact) || nickname || loginEmail] as const,
    ),
  ])
}
