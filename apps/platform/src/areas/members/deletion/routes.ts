import * as memberAdministrationOperations from '@galleria/platform-client/operations/members/member-administration'
import * as membersOperations from '@galleria/platform-client/operations/members/members'
import { z } from 'zod'
import { inBulk } from '../../../base/input/bulk.ts'
import { transaction } from '../../../data/database.ts'
import { preview } from '../../../data/preview.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { requestedLanguage } from '../../../domain/messages/requested-language.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import type { Caller } from '../../../http/caller.ts'
import { bulkAnswer } from '../../../http/openapi/bulk-answer.ts'
import { type App, type Call, operation } from '../../../http/route.ts'
import { findMember } from '../store.ts'
import { deleteMember } from './delete.ts'
import type { Done } from './done.ts'

const assignee = { contentAssigneeId: z.string().max(100).nullish() }
/** Fate of the member's data, table by table; the hosted platform answers nothing. */
const Deletion = z.object({
  name: z.string(),
  count: z.int(),
  fate: z.enum(['ERASED', 'ANONYMISED', 'KEPT', 'REASSIGNED']),
  why: z.string(),
})
const DeletionAnswer = z.object({ deletion: z.array(Deletion) })

/** The caller's own: before what would take `my` for an id (wire §3.7). */
export function ownDeletionRoutes(app: App): void {
  operation(app, membersOperations.lookAtMyDeletion, { answer: DeletionAnswer }, async (call) => ({
    deletion: await previewDeletion(call, call.caller.memberId),
  }))

  operation(
    app,
    membersOperations.deleteMyMember,
    { query: z.object(assignee), answer: DeletionAnswer },
    (call) => erase(call, call.caller.memberId, call.input.contentAssigneeId),
  )
}

/** Routes of deletion by the owner: one member, or a hundred by their ids (wire §3.7). */
export function deletionRoutes(app: App): void {
  operation(
    app,
    membersOperations.bulkDeleteMembers,
    {
      body: z.object({ memberIds: z.array(z.string().max(100)).min(1).max(100) }),
      answer: bulkAnswer(DeletionAnswer),
    },
    async (call) => {
      const { results, bulkActionMetadata } = await inBulk(
        call.input.memberIds,
        (id) => id,
        (id) => erase(call, id, undefined),
      )
      return { results: results.map(({ itemMetadata }) => ({ itemMetadata })), bulkActionMetadata }
    },
  )

  operation(
    app,
    memberAdministrationOperations.lookAtMemberDeletion,
    { query: z.object({ id: z.string(), ...assignee }), answer: DeletionAnswer },
    async (call) => ({
      deletion: await previewDeletion(call, call.input.id, call.input.contentAssigneeId),
    }),
  )

  operation(
    app,
    membersOperations.deleteMember,
    { query: z.object({ id: z.string(), ...assignee }), answer: DeletionAnswer },
    (call) => erase(call, call.input.id, call.input.contentAssigneeId),
  )
}

type Context = Pick<Call<Caller, unknown>, 'db' | 'clock' | 'config' | 'personalData' | 'caller' | 'request'>

function erase(context: Context, id: string, contentAssigneeId: string | null | undefined) {
  const { db, clock, caller } = context
  return transaction(db, async (trx) => {
    const row = await findMember(trx, id, { lock: true })
    const done = await deleteMember(trx, context, row, { date: clock.now(), caller, contentAssigneeId })
    return { deletion: withReasons(context, done) }
  })
}

/** Previews a deletion by running it and rolling back. */
async function previewDeletion(context: Context, id: string, contentAssigneeId?: string | null) {
  const { db, clock, caller } = context
  const done = await preview(db, async (trx) => {
    const row = await findMember(trx, id, { lock: true })
    return deleteMember(trx, context, row, { date: clock.now(), caller, contentAssigneeId })
  })
  return withReasons(context, done)
}

/** The reasons in the language that the caller asked for. */
function withReasons({ request }: Context, done: readonly Done[]) {
  const t = translatorFor(chooseLanguage(requestedLanguage(request)))
  return done.map(({ why, ...each }) => ({ ...each, why: t(why) }))
}
