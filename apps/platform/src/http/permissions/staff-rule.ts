import type { Caller } from '../../base/caller-type.ts'
import { type ApiError, applicationError } from '../../base/errors.ts'
import type { Db } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { type AboutMembers, aboutMembers } from './about-members.ts'
import { isLimited } from './rights.ts'

interface Route {
  readonly method: string
  readonly path: string
}

type Rule = Pick<AboutMembers, 'changes' | 'codes'>

/** The check of a call's input that the guard runs for staff and API keys; undefined for a call that is about no member. */
export function staffCheckOf({ method, path }: Route) {
  const about = aboutMembers[`${method} ${path}`]
  if (!about) return undefined
  const { members, ownersAlone } = about
  return async (db: Db, caller: Caller, input: unknown): Promise<void> => {
    if (!isLimited(caller)) return
    if (ownersAlone?.(input as never)) throw ownerOnly('This call is for the store owner only.')
    for (const id of new Set(await members(input as never, db))) {
      const refusal = typeof id === 'string' ? await refusalOfStaff(db, caller, id, about) : undefined
      if (refusal) throw refusal
    }
  }
}

/**
 * The one rule for moderators who are not the owner, API keys among them: they change nothing of the owner, and not the standing of anybody who
 * works for the store, themselves included.
 */
export async function refusalOfStaff(
  db: Db,
  caller: Caller | undefined,
  memberId: string,
  { changes, codes }: Rule,
): Promise<ApiError | undefined> {
  if (!caller || !isLimited(caller) || !isUuid(memberId)) return undefined
  const them = await db
    .selectFrom('members as m')
    .leftJoin('staffUsers as s', 's.memberId', 'm.id')
    .select(['m.role', 's.role as staffRole', 's.id as userId'])
    .where('m.id', '=', memberId)
    .executeTakeFirst()
  if (!them) return undefined
  if (them.role === 'OWNER' || them.staffRole === 'OWNER')
    return ownerOnly("Only the store owner can change the owner's account.", codes?.owner)
  if (changes === 'PROFILE' || !them.userId) return undefined
  return caller.type === 'USER' && them.userId === caller.userId
    ? ownerOnly("You can't change your own role or status. Ask the store owner.", codes?.self)
    : ownerOnly('Only the store owner can change the role or status of staff.')
}

function ownerOnly(description: string, code = 'OWNER_ONLY'): ApiError {
  return applicationError(403, code, description)
}
