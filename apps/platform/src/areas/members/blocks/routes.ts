import { BlockState } from '@galleria/platform-client/enums'
import * as operations from '@galleria/platform-client/operations/members/member-followers'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, type Call, operation } from '../../../http/route.ts'
import { unfollow } from '../follows/store.ts'
import { pageOf } from '../page-store.ts'
import { findVisibleMember } from '../reading/routes.ts'
import { findMember } from '../store.ts'
import { blockList, deleteBlock, findBlockedIds, insertBlock } from './store.ts'

const ById = z.object({ memberId: z.string().max(100) })

/** One member who wants nothing to do with another: they see, find and follow each other no more. The platform's own. */
export function blockRoutes(app: App): void {
  operation(
    app,
    operations.listMyMemberBlocks,
    {
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
      const { pageRows, metadata } = await pageOf<{ id: string; nickname: string | null; createdAt: Date }>(
        call,
        list,
        { sort: [], cursorPaging: call.input.cursorPaging },
        { at: '' },
      )
      const memberBlocks = pageRows.map(({ id, nickname, createdAt }) => ({
        memberId: id,
        nickname,
        blockState: 'BLOCKING' as const,
        createdDate: createdAt.toISOString(),
      }))
      return { memberBlocks, pagingMetadata: metadata }
    },
  )

  operation(app, operations.blockMemberToMember, { body: ById, answer: Nothing }, block)

  operation(app, operations.unblockMemberToMember, { query: ById, answer: Nothing }, unblock)

  operation(
    app,
    operations.listMyBlockedMemberIds,
    { answer: z.object({ blockedMemberIds: z.array(z.guid()) }) },
    async ({ db, caller }) => {
      const rows = await findBlockedIds(db, caller.memberId)
      return { blockedMemberIds: rows.map(({ blockedMemberId }) => blockedMemberId) }
    },
  )

  operation(app, operations.blockForMyself, { body: ById, answer: Nothing }, block)

  operation(app, operations.unblockForMyself, { query: ById, answer: Nothing }, unblock)
}

type Blocking = Call<Extract<Caller, { type: 'MEMBER' }>, z.output<typeof ById>>

async function block({ db, clock, caller, input: { memberId } }: Blocking): Promise<object> {
  if (memberId.toLowerCase() === caller.memberId)
    throw applicationError(400, 'MEMBER_SELF_BLOCK_FORBIDDEN', "You can't block yourself.")
  await transaction(db, async (trx) => {
    const other = await findMember(trx, memberId)
    // A member who has blocked the caller is hidden, and can be blocked all the same.
    await findVisibleMember(trx, caller, memberId).catch((error) => {
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
