import * as operations from '@galleria/platform-client/operations/members/members'
import { z } from 'zod'
import { applicationError, violations } from '../../../base/errors.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import { jsonb, transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { createMember, type MemberRow, toMember } from '../../identity/index.ts'
import { mustBeOwn, mustNotBeMuted } from '../access.ts'
import { record } from '../audit/store.ts'
import { changeMember } from '../change.ts'
import { MemberAnswer } from '../reading/routes.ts'
import { findMember, type MemberChanges } from '../store.ts'
import { changesOf, publishes } from './changes.ts'
import { CreateMember, SlugInput, UpdateMember } from './input.ts'
import { changeSlug, previewSlug } from './slug.ts'

const ById = z.object({ id: z.string() })
/** Complete view: callers that may change a member see all of it. */
const whole = (row: MemberRow) => ({ member: toMember(row, ['FULL']) })
const SlugLook = z.object({ slug: z.string(), available: z.boolean(), suggestion: z.string() })

/** The caller's own: before what would take `my` for an id (wire §3.7). */
export function ownProfileRoutes(app: App): void {
  operation(app, operations.updateMySlug, { body: SlugInput, answer: MemberAnswer }, async (call) =>
    whole(await changeSlug(call, call.caller.memberId, call.input.slug)),
  )

  operation(app, operations.lookAtMySlug, { query: SlugInput, answer: SlugLook }, ({ db, caller, input }) =>
    previewSlug(db, caller.memberId, input.slug),
  )

  for (const [served, privacyStatus] of [
    [operations.joinCommunity, 'PUBLIC'],
    [operations.leaveCommunity, 'PRIVATE'],
  ] as const)
    operation(app, served, { answer: MemberAnswer }, ({ db, clock, caller }) =>
      transaction(db, async (trx) => {
        const row = await findMember(trx, caller.memberId, { lock: true })
        if (privacyStatus === 'PUBLIC' && row.activityStatus === 'MUTED')
          throw applicationError(403, 'COMMUNITY_JOIN_IMPOSSIBLE', "A muted member can't join the community.")
        if (row.privacyStatus === privacyStatus) return whole(row)
        return whole(await changeMember(trx, row, { privacyStatus }, { date: clock.now(), caller }))
      }),
    )
}

/** Routes of member profiles: members write their own, the owner everybody's (wire §3.7). */
export function profileRoutes(app: App): void {
  operation(
    app,
    operations.updateMemberSlug,
    { body: z.object({ id: z.string(), ...SlugInput.shape }), answer: MemberAnswer },
    async (call) => {
      mustBeOwn(call.caller, call.input.id)
      return whole(await changeSlug(call, call.input.id, call.input.slug))
    },
  )

  operation(app, operations.createMember, { body: CreateMember, answer: MemberAnswer }, async (call) => {
    const { loginEmail, ...input } = call.input.member
    const key = emailKey(loginEmail)
    if (!key)
      throw violations([
        {
          field: 'member.loginEmail',
          description: 'must be a valid email address',
          violatedRule: 'FORMAT',
          data: { type: 'EMAIL' },
        },
      ])
    const registration = {
      email: loginEmail.normalize('NFC'),
      emailKey: key,
      passwordHash: null,
      status: 'APPROVED',
      profile: {
        nickname: input.profile?.nickname ?? undefined,
        firstName: input.contact?.firstName ?? undefined,
        lastName: input.contact?.lastName ?? undefined,
      },
    } as const
    const row = await createMember(call, registration, async (trx, made) => {
      const date = call.clock.now()
      await record(trx, [{ memberId: made.id, action: 'CREATED' }], { date, caller: call.caller })
      const changes = await changesOf(trx, made, input)
      if (Object.keys(changes).length === 0) return made
      return changeMember(trx, made, changes, { date, caller: call.caller })
    })
    return whole(row)
  })

  operation(
    app,
    operations.updateMember,
    { body: UpdateMember, answer: MemberAnswer },
    ({ db, clock, caller, input: { member } }) => {
      mustBeOwn(caller, member.id)
      return transaction(db, async (trx) => {
        const row = await findMember(trx, member.id, { lock: true })
        if (member.profile) mustNotBeMuted(caller, row)
        const changes = await changesOf(trx, row, member)
        if (await publishes(trx, row, member)) mustNotBeMuted(caller, row)
        if (Object.keys(changes).length === 0) return whole(row)
        return whole(await changeMember(trx, row, changes, { date: clock.now(), caller }))
      })
    },
  )

  for (const [served, list] of [
    [operations.deleteMemberPhones, 'phones'],
    [operations.deleteMemberEmails, 'emails'],
    [operations.deleteMemberAddresses, 'addresses'],
  ] as const)
    operation(
      app,
      served,
      {
        query: ById,
        answer: MemberAnswer,
      },
      ({ db, clock, caller, input: { id } }) => {
        mustBeOwn(caller, id)
        return transaction(db, async (trx) => {
          const row = await findMember(trx, id, { lock: true })
          if (row.contact[list].length === 0) return whole(row)
          const changes: MemberChanges = { contact: jsonb({ ...row.contact, [list]: [] }) }
          return whole(await changeMember(trx, row, changes, { date: clock.now(), caller }))
        })
      },
    )
}
