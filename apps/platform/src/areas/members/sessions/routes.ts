import * as operations from '@galleria/platform-client/operations/members/member-administration'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { endFamily, listSessions, logSignIn, SessionsAnswer, type SignInEvent } from '../../identity/index.ts'
import { record } from '../audit/store.ts'
import { pageOf } from '../page-store.ts'
import { findMember } from '../store.ts'
import { openOf, ownOf, signInList } from './store.ts'

const ById = z.object({ memberId: z.string() })
const SignIn = z.object({
  id: z.guid(),
  event: z.string(),
  ipAddress: z.string(),
  userAgent: z.string().nullable(),
  createdDate: z.iso.datetime(),
})

interface LogRow {
  readonly id: string
  readonly event: SignInEvent
  readonly address: string
  readonly userAgent: string | null
  readonly createdAt: Date
}

/** Routes of a member's sessions with their sign-in methods, for the owner and the staff: the platform's own calls. */
export function memberSessionRoutes(app: App): void {
  operation(
    app,
    operations.listMemberSessions,
    { query: ById, answer: SessionsAnswer },
    async ({ db, clock, input: { memberId } }) => {
      const { id } = await findMember(db, memberId)
      const sessions = await listSessions({ db, clock }, id)
      // The caller's own session is none of these.
      return { sessions: sessions.map(({ current: _, ...session }) => session) }
    },
  )

  operation(
    app,
    operations.endMemberSessions,
    {
      body: z.object({
        memberId: z.string(),
        /** All of them where none is named. */
        sessionIds: z.array(z.guid()).min(1).max(100).optional(),
      }),
      answer: z.object({ ended: z.int() }),
    },
    ({ db, clock, caller, client, input: { memberId, sessionIds } }) =>
      transaction(db, async (trx) => {
        const row = await findMember(trx, memberId, { lock: true })
        const ids = sessionIds ? await ownOf(trx, row.id, sessionIds) : await openOf(trx, row.id)
        const date = clock.now()
        for (const id of ids) await endFamily(trx, id, date)
        if (ids.length === 0) return { ended: 0 }
        const details = { sessions: ids, by: 'STEWARD' }
        await logSignIn(trx, clock, { event: 'SESSION_ENDED', memberId: row.id, client, details })
        const entry = { memberId: row.id, action: 'SESSIONS_ENDED', details: { count: ids.length } } as const
        await record(trx, [entry], { date, caller })
        return { ended: ids.length }
      }),
  )

  operation(
    app,
    operations.listMemberSignIns,
    {
      query: ById.extend({ cursorPaging: CursorPaging }),
      answer: z.object({ signIns: z.array(SignIn), pagingMetadata: CursorMetadata }),
    },
    async (call) => {
      const { memberId, cursorPaging } = call.input
      const row = await findMember(call.db, memberId)
      const list = signInList(row.id)
      const { pageRows, metadata } = await pageOf<LogRow>(call, list, { sort: [], cursorPaging })
      return { signIns: pageRows.map(signInView), pagingMetadata: metadata }
    },
  )
}

function signInView({ id, event, address, userAgent, createdAt }: LogRow) {
  return { id, event, ipAddress: address, userAgent, createdDate: createdAt.toISOString() }
}
