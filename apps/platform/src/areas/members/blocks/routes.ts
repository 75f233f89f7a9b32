import { BlockState } from '@galleria/platform-client/enums'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, type Call, operation } from '../../../http/route.ts'
import { unfollow } from '../follows/store.ts'
import { pageOf } from '../page-store.ts'
import { findSeen } from '../reading/routes.ts'
import { findMember } from '../store.ts'
import { blockList, deleteBlock, findBlockedIds, insertBlock } from './store.ts'

const path = '/members/v1/member-blocks'
/** The hosted platform's own three calls (its reference "Member-to-Member Blocks"). */
const wirePath = '/members/v1/member-to-member-blocks/members/my'
const ById = z.object({ memberId: z.string().max(100) })

/** One member who wants nothing to do with another: they see, find and follow each other no more. The platform's own. */
export function blockRoutes(app: App): void {
  operation(
    app,
    {
      name: 'ListMyMemberBlocks',
      method: 'GET',
      path: `${path}/my`,
      allow: ['MEMBER'],
      query: z.object({ cursorPaging: CursorPaging }),
      answer: z.object({
        memberBlocks: z.array(
          z.object({
            memberId: z.guid(),
            nickname: z.string().nullable(),
            blockState: BlockState,
            createdDate: z.iso.datetime(),
          }),
        ),
        pagingMetadata: CursorMetadata,
      }),
    },
    async (call) => {
      const list = blockList(call.caller.memberId)
      const { shown, metadata } = await pageOf<{ id: string; nickname: string | null; createdAt: Date }>(
        call,
        list,
        { sort: [], cursorPaging: call.input.cursorPaging },
        { at: '' },
      )
      const memberBlocks = shown.map(({ id, nickname, createdAt }) => ({
        memberId: id,
        nickname,
        blockState: 'BLOCKING' as const,
        createdDate: createdAt.toISOString(),
      }))
      return { memberBlocks, pagingMetadata: metadata }
    },
  )

  operation(
    app,
    {
      name: 'BlockMemberToMember',
      method: 'POST',
      path: `${path}/{memberId}`,
      allow: ['MEMBER'],
      body: ById,
      answer: Nothing,
    },
    block,
  )

  operation(
    app,
    {
      name: 'UnblockMemberToMember',
      method: 'DELETE',
      path: `${path}/{memberId}`,
      allow: ['MEMBER'],
      query: ById,
      answer: Nothing,
    },
    unblock,
  )

  operation(
    app,
    {
      name: 'ListMyBlockedMemberIds',
      method: 'GET',
      path: wirePath,
      allow: ['MEMBER'],
      answer: z.object({ blockedMemberIds: z.array(z.guid()) }),
    },
    async ({ db, caller }) => {
      const rows = await findBlockedIds(db, caller.memberId)
      return { blockedMemberIds: rows.map(({ blockedMemberId }) => blockedMemberId) }
    },
  )

  operation(
    app,
    {
      name: 'CreateMyMemberBlock',
      method: 'POST',
      path: wirePath,
      allow: ['MEMBER'],
      body: ById,
      answer: Nothing,
    },
    block,
  )

  operation(
    app,
    {
      name: 'DeleteMyMemberBlock',
      method: 'DELETE',
      path: `${wirePath}/{memberId}`,
      allow: ['MEMBER'],
      query: ById,
      answer: Nothing,
    },
    unblock,
  )
}

type Blocking = Call<Extract<Caller, { type: 'MEMBER' }>, z.output<typeof ById>>

async function block({ db, clock, caller, input: { memberId } }: Blocking): Promise<object> {
  if (memberId.toLowerCase() === caller.memberId)
    throw applicationError(400, 'MEMBER_SELF_BLOCK_FORBIDDEN', 'You cannot block yourself')
  await transaction(db, async (trx) => {
    const other = await findMember(trx, memberId)
    // Who has blocked the caller is no longer seen, and may be blocked all the same.
    await findSeen(trx, caller, memberId).catch((error) => {
      if (error.status !== 403) throw error
    })
    const date = clock.now()
    await insertBlock(trx, caller.memberId, other.id, date)
    await unfollow(trx, caller.memberId, other.id, { date, caller })
    await unfollow(trx, other.id, caller.memberId, { date, caller })
  })
  return {}
}

async function unblock({ db, caller, input: { memberId } }: Blocking): Promise<object> {
  const { id } = await findMember(db, memberId)
  await deleteBlock(db, caller.memberId, id)
  return {}
}
