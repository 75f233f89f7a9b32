import { sql } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { SessionsAnswer } from '../../identity/answers.ts'
import { listSessions } from '../../identity/sign-in/sessions.ts'
import { logSignIn } from '../../identity/sign-in/sign-in-log.ts'
import type { SignInEvent } from '../../identity/tables.ts'
import { endFamily } from '../../identity/tokens/store/families.ts'
import { OWNERS } from '../access.ts'
import { record } from '../audit/record.ts'
import { findMember } from '../find.ts'
import { pageOf } from '../page.ts'
import { membersPath } from '../reading/routes.ts'

const one = `${membersPath}/{memberId}`
const ById = z.object({ memberId: z.string() })
const SignIn = z.object({
  id: z.guid(),
  event: z.string(),
  ipAddress: z.string(),
  userAgent: z.string().nullable(),
  createdDate: z.iso.datetime(),
})
const signInFields: Fields = {
  id: idColumn(sql.ref('l.id')),
  createdDate: column('date', sql.ref('l.created_at'), { sortable: true }),
}

interface LogRow {
  readonly id: string
  readonly event: SignInEvent
  readonly address: string
  readonly userAgent: string | null
  readonly createdAt: Date
}

/** Where a member is signed in and how they came in, for the owner and the staff: the platform's own calls. */
export function memberSessionRoutes(app: App): void {
  operation(
    app,
    {
      name: 'ListMemberSessions',
      method: 'GET',
      path: `${one}/sessions`,
      allow: OWNERS,
      query: ById,
      answer: SessionsAnswer,
    },
    async ({ db, clock, input: { memberId } }) => {
      const { id } = await findMember(db, memberId)
      const sessions = await listSessions({ db, clock }, id)
      // Nobody's of these is the one that asks.
      return { sessions: sessions.map(({ current: _, ...session }) => session) }
    },
  )

  operation(
    app,
    {
      name: 'EndMemberSessions',
      method: 'POST',
      path: `${one}/sessions/end`,
      allow: OWNERS,
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
        const deed = { memberId: row.id, action: 'SESSIONS_ENDED', details: { count: ids.length } } as const
        await record(trx, [deed], { date, caller })
        return { ended: ids.length }
      }),
  )

  operation(
    app,
    {
      name: 'ListMemberSignIns',
      method: 'GET',
      path: `${one}/sign-ins`,
      allow: OWNERS,
      query: ById.extend({ cursorPaging: CursorPaging }),
      answer: z.object({ signIns: z.array(SignIn), pagingMetadata: CursorMetadata }),
    },
    async (call) => {
      const { memberId, cursorPaging } = call.input
      const row = await findMember(call.db, memberId)
      const list = {
        of: `sign-ins of ${row.id}`,
        columns: sql`l.id, l.event, l.address, l.user_agent, l.created_at`,
        from: sql`from sign_in_log l`,
        where: sql<boolean>`l.member_id = ${row.id}::uuid`,
        id: sql.ref('l.id'),
        fields: signInFields,
      }
      const { shown, metadata } = await pageOf<LogRow>(call, list, { sort: [], cursorPaging })
      return { signIns: shown.map(signInView), pagingMetadata: metadata }
    },
  )
}

function signInView({ id, event, address, userAgent, createdAt }: LogRow) {
  return { id, event, ipAddress: address, userAgent, createdDate: createdAt.toISOString() }
}

async function openOf(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tokenFamilies')
    .select('id')
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** @throws ApiError 404 where one is not the member's: none of them is ended then */
async function ownOf(db: Db, memberId: string, wanted: readonly string[]): Promise<string[]> {
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))].filter(isUuid)
  const rows = await db
    .selectFrom('tokenFamilies')
    .select('id')
    .where('memberId', '=', memberId)
    .where('id', 'in', ids)
    .execute()
  if (rows.length < ids.length)
    throw applicationError(404, 'NOT_FOUND', 'One of these sessions is not of this member')
  return rows.map(({ id }) => id)
}
