import { applicationError, violations } from '../../../base/errors.ts'
import { isUniqueViolation, type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { findMemberBySlug, freeSlug, isReserved, type MemberRow, toSlug } from '../../identity/index.ts'
import { mustNotBeMuted } from '../access.ts'
import { changeMember } from '../change.ts'
import { findMember } from '../store.ts'
import { findSlug } from './store.ts'

type Context = Pick<Services, 'db' | 'clock'> & { readonly caller: Caller }

/** @throws ApiError 400 for what a path cannot hold, 409 for what is another's or nobody's to have */
export async function changeSlug(
  { db, clock, caller }: Context,
  id: string,
  text: string,
): Promise<MemberRow> {
  const slug = readSlug(text)
  try {
    return await transaction(db, async (trx) => {
      const row = await findMember(trx, id, { lock: true })
      if (row.slug === slug) return row
      mustNotBeMuted(caller, row)
      if (!(await isFree(trx, slug))) throw slugTaken()
      return changeMember(trx, row, { slug }, { date: clock.now(), caller })
    })
  } catch (error) {
    // A concurrent request took the slug between the check and the write.
    if (isUniqueViolation(error, 'members_slug_key')) throw slugTaken()
    throw error
  }
}

/** Whether it can be had, and one like it that can. */
export async function previewSlug(trx: Trx | Services['db'], memberId: string, text: string) {
  const wanted = toSlug(text)
  const own = await findSlug(trx, memberId)
  const available = wanted === text && (own?.slug === wanted || (await isFree(trx, wanted)))
  return { slug: text, available, suggestion: available ? wanted : await freeSlug(trx as Trx, text) }
}

async function isFree(trx: Trx | Services['db'], slug: string): Promise<boolean> {
  if (isReserved(slug)) return false
  return !(await findMemberBySlug(trx, slug))
}

function readSlug(text: string): string {
  if (text && toSlug(text) === text) return text
  const like = toSlug(text)
  throw violations([
    {
      field: 'slug',
      description: `must have at most 60 lowercase letters a to z, digits and single hyphens${like ? `, such as ${like}` : ''}`,
      violatedRule: 'FORMAT',
    },
  ])
}

function slugTaken() {
  return applicationError(409, 'SLUG_ALREADY_EXISTS', 'This address is already used. Choose another one.')
}
