import type { RichContent } from '@galleria/platform-client/entities/common'
import { MemberAbout } from '@galleria/platform-client/entities/members'
import { memberAboutCreated, memberAboutDeleted, memberAboutUpdated } from '@galleria/platform-client/events'
import * as operations from '@galleria/platform-client/operations/members/member-about'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { applicationError, violations } from '../../../base/errors.ts'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { AboutContent } from '../../../base/texts/rich-content.ts'
import { type Db, isUniqueViolation, transaction } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { isOwner, isSelf, mustNotBeMuted } from '../access.ts'
import { pageOf } from '../page-store.ts'
import { findVisibleMember } from '../reading/routes.ts'
import { findMember } from '../store.ts'
import type { MemberTables } from '../tables.ts'
import {
  aboutList,
  deleteAbout,
  findAbout,
  findAboutOf,
  insertAbout,
  lockAbout,
  updateAbout,
} from './store.ts'

type Row = Selectable<MemberTables['memberAbouts']>

const Answer = z.object({ memberAbout: MemberAbout })
const ById = z.object({ id: z.string() })

/** Routes of a member's About section (wire §3.8), visible to those who see the member. */
export function aboutRoutes(app: App): void {
  operation(app, operations.getMyMemberAbout, { answer: Answer }, async ({ db, caller }) => {
    const row = await findAboutOf(db, caller.memberId)
    if (!row) throw noAbout()
    return { memberAbout: view(row) }
  })

  operation(
    app,
    operations.queryMemberAbouts,
    {
      body: z.object({ query: KeysetQuery.prefault({}) }),
      answer: z.object({ memberAbouts: z.array(MemberAbout), metadata: CursorMetadata }),
    },
    async (call) => {
      const list = aboutList(call.caller)
      const { pageRows, metadata } = await pageOf<Row>(call, list, call.input.query)
      return { memberAbouts: pageRows.map(view), metadata }
    },
  )

  operation(
    app,
    operations.createMemberAbout,
    {
      body: z.object({
        memberAbout: z.strictObject({ memberId: z.guid().nullish(), content: AboutContent }),
      }),
      answer: Answer,
    },
    async ({ db, clock, caller, input: { memberAbout } }) => {
      const memberId = ownerOf(caller, memberAbout.memberId)
      const date = clock.now()
      try {
        return await transaction(db, async (trx) => {
          mustNotBeMuted(caller, await findMember(trx, memberId))
          const row = await insertAbout(trx, memberId, memberAbout.content as RichContent, date)
          const entity = view(row)
          await emit(trx, memberAboutCreated, { entityId: row.id, revision: 1, date, caller, entity })
          return { memberAbout: entity }
        })
      } catch (error) {
        if (isUniqueViolation(error, 'member_abouts_member_id_key'))
          throw applicationError(
            409,
            'MEMBER_ABOUT_ALREADY_EXISTS',
            'The about section already exists. Update it instead.',
          )
        throw error
      }
    },
  )

  operation(
    app,
    operations.updateMemberAbout,
    {
      body: z.object({
        memberAbout: z.strictObject({
          id: z.string(),
          memberId: z.guid().nullish(),
          revision: Revision,
          content: AboutContent,
        }),
      }),
      answer: Answer,
    },
    ({ db, clock, caller, input: { memberAbout } }) =>
      transaction(db, async (trx) => {
        const before = await findOwn(trx, caller, memberAbout.id)
        mustNotBeMuted(caller, await findMember(trx, before.memberId))
        checkRevision(before.revision, memberAbout.revision)
        const date = clock.now()
        const row = await updateAbout(trx, {
          id: before.id,
          content: memberAbout.content as RichContent,
          revision: before.revision,
          date,
        })
        const entity = view(row)
        await emit(trx, memberAboutUpdated, {
          entityId: row.id,
          revision: row.revision,
          date,
          caller,
          entity,
        })
        return { memberAbout: entity }
      }),
  )

  operation(
    app,
    operations.deleteMemberAbout,
    { query: ById, answer: Nothing },
    ({ db, clock, caller, input: { id } }) =>
      transaction(db, async (trx) => {
        const row = await findOwn(trx, caller, id)
        await deleteAbout(trx, row.id)
        await emit(trx, memberAboutDeleted, {
          entityId: row.id,
          revision: row.revision,
          date: clock.now(),
          caller,
        })
        return {}
      }),
  )

  operation(
    app,
    operations.getMemberAbout,
    { query: ById, answer: Answer },
    async ({ db, caller, input: { id } }) => {
      const row = isUuid(id) ? await findAbout(db, id) : undefined
      if (!row) throw noAbout()
      await findVisibleMember(db, caller, row.memberId).catch(() => {
        throw noAbout()
      })
      return { memberAbout: view(row) }
    },
  )
}

function view({ id, memberId, content, revision }: Row) {
  return { id, memberId, content, revision: String(revision) }
}

function noAbout() {
  return applicationError(404, 'MEMBER_ABOUT_NOT_FOUND', 'About section not found.')
}

/** A member writes their own; the owner says whose. */
function ownerOf(caller: Caller, memberId: string | null | undefined): string {
  if (caller.type === 'MEMBER') {
    if (!memberId || isSelf(caller, memberId)) return caller.memberId
    throw wrongMember('must be your own ID')
  }
  if (memberId) return memberId
  throw wrongMember('must not be empty')
}

function wrongMember(description: string) {
  const field = 'memberAbout.memberId'
  return violations([{ field, description, violatedRule: 'VALIDATION' }])
}

async function findOwn(db: Db, caller: Caller, id: string): Promise<Row> {
  const row = isUuid(id) ? await lockAbout(db, id) : undefined
  if (!row || !(isOwner(caller) || isSelf(caller, row.memberId))) throw noAbout()
  return row
}
