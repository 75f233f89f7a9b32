import { Member } from '@galleria/platform-client/entities/members'
import * as operations from '@galleria/platform-client/operations/members/members'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata, OffsetMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { staffUser } from '../../../http/staff-user.ts'
import { type Fieldset, toMember, type VisibleMember } from '../../identity/index.ts'
import { isOwner, isSelf, noMember } from '../access.ts'
import { visibleFields } from '../settings/custom-fields.ts'
import { findBlock, findMember, findMemberIdBySlug } from '../store.ts'
import { FieldsetsOf, fieldsets, ListMembers, QueryMembers, wanted } from './input.ts'
import { listMembers, type MemberListRequest } from './store/list.ts'

export const MemberAnswer = z.object({ member: Member })
const MembersAnswer = z.object({
  members: z.array(Member),
  metadata: OffsetMetadata.optional(),
  cursorPagingMetadata: CursorMetadata.optional(),
})

/** The caller's own, registered before what would take `my` for an id (wire §3.7). */
export function ownReadingRoutes(app: App): void {
  operation(
    app,
    operations.getMyMember,
    { query: FieldsetsOf, answer: MemberAnswer },
    async ({ db, caller: { memberId }, input }) => {
      const sets = wanted(input)
      const member = toMember(await findMember(db, memberId), sets)
      const staff = sets.includes('FULL') ? await staffUser(db, { memberId }) : undefined
      return { member: { ...member, ...(staff && { staffRole: staff.role }) } }
    },
  )
}

/** Routes that read members, as far as the caller may see them (wire §3.7). */
export function readingRoutes(app: App): void {
  operation(app, operations.queryMembers, { body: QueryMembers, answer: MembersAnswer }, (call) => {
    const { query, search } = call.input
    const sort = query.sort ?? query.sorting ?? []
    const sortAt = query.sort ? 'query.sort' : 'query.sorting'
    return answer(call, { ...query, sort, search, at: 'query', sortAt }, wanted(call.input))
  })

  operation(app, operations.listMembers, { query: ListMembers, answer: MembersAnswer }, (call) => {
    const { paging, cursorPaging, sorting } = call.input
    const request = { paging, cursorPaging, sort: sorting, at: '', sortAt: 'sorting' }
    return answer(call, request, wanted(call.input))
  })

  operation(
    app,
    operations.getMember,
    { query: z.object({ id: z.string(), ...fieldsets }), answer: MemberAnswer },
    async ({ db, caller, input }) => {
      const row = await findVisibleMember(db, caller, await idOf(db, input.id))
      const sets = wanted(input)
      const member = memberViewFor(caller, row, sets)
      if (isOwner(caller) || isSelf(caller, row.id) || !sets.includes('FULL')) return { member }
      const customFields = await visibleFields(db, caller, row.contact.customFields)
      return { member: { ...member, contact: { customFields } } }
    },
  )
}

/** Id of a member by id or slug, because addresses of pages have slugs. Beyond the wire. */
async function idOf(db: Db, idOrSlug: string): Promise<string> {
  if (isUuid(idOrSlug)) return idOrSlug
  const found = await findMemberIdBySlug(db, idOrSlug)
  return found?.id ?? idOrSlug
}

/** Member view for a caller: members and visitors get others' PUBLIC fields, whatever they request. */
function memberViewFor(caller: Caller, row: VisibleMember, fieldsets: readonly Fieldset[]) {
  return toMember(row, isOwner(caller) || isSelf(caller, row.id) ? fieldsets : [])
}

/**
 * Finds a visible member: a hidden one is as if absent; a caller blocked by the member is told so.
 * @throws ApiError 404; 403 with the wire's code for one who is blocked
 */
export async function findVisibleMember(db: Db, caller: Caller, id: string): Promise<VisibleMember> {
  const row = await findMember(db, id)
  if (isOwner(caller) || isSelf(caller, id)) return row
  if (row.status !== 'APPROVED' || row.privacyStatus !== 'PUBLIC') throw noMember()
  if (caller.type !== 'MEMBER') return row
  const block = await findBlock(db, row.id, caller.memberId)
  if (block)
    throw applicationError(403, 'MEMBER_TO_MEMBER_BLOCKED', 'This member has blocked you.', {
      blockState: 'BLOCKED',
    })
  return row
}

async function answer(
  access: Parameters<typeof listMembers>[0],
  request: MemberListRequest,
  sets: readonly Fieldset[],
) {
  const { rows, metadata, cursorMetadata } = await listMembers(access, request)
  return {
    members: rows.map((row) => memberViewFor(access.caller, row, sets)),
    ...(metadata ? { metadata } : {}),
    ...(cursorMetadata ? { cursorPagingMetadata: cursorMetadata } : {}),
  }
}
