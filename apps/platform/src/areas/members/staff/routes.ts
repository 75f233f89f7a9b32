import { StaffMember, StaffSettings } from '@galleria/platform-client/entities/staff'
import * as operations from '@galleria/platform-client/operations/staff/staff-members'
import { staffRoles } from '@galleria/platform-client/roles'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { fullName } from '../../../base/texts/full-name.ts'
import { type Db, type Trx, transaction } from '../../../data/database.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { inviteStaff } from './invite.ts'
import {
  deleteStaff,
  findStaff,
  listStaff,
  lockOwners,
  lockStaffSettings,
  type StaffRow,
  type StaffSettingsRow,
  staffSettings,
  updateStaffRole,
  updateStaffSettings,
} from './store.ts'

const Role = z.enum(staffRoles)
const answer = z.object({ staffMember: StaffMember })
const settingsAnswer = z.object({ settings: StaffSettings })

/** Calls about those who work for the store: the platform's own, for the owner alone. */
export function staffRoutes(app: App): void {
  operation(
    app,
    operations.listStaffMembers,
    { answer: z.object({ staffMembers: z.array(StaffMember) }) },
    async ({ db }) => ({ staffMembers: (await listStaff(db)).map(view) }),
  )

  operation(
    app,
    operations.inviteStaffMember,
    {
      body: z.object({
        staffMember: z.strictObject({ email: z.string().max(254), role: Role }),
        idempotencyKey: z.guid().optional(),
      }),
      answer,
    },
    async (call) => {
      const { staffMember, idempotencyKey } = call.input
      const { email, role } = staffMember
      const memberId = await inviteStaff(call, { email: email.trim(), role, idempotencyKey })
      return { staffMember: view(await existing(call.db, { memberId })) }
    },
  )

  operation(
    app,
    operations.updateStaffMember,
    { body: z.object({ staffMember: z.strictObject({ id: z.guid(), role: Role }) }), answer },
    ({ db, audited, input: { staffMember } }) =>
      transaction(db, async (trx) => {
        const { id, role } = staffMember
        if (role !== 'OWNER') await keepOwner(trx, id)
        const row = await existing(trx, { id })
        audited.before = { staffMember: { role: row.role } }
        await updateStaffRole(trx, id, role)
        return { staffMember: view({ ...row, role }) }
      }),
  )

  operation(
    app,
    operations.deleteStaffMember,
    { query: z.object({ staffMemberId: z.guid() }), answer: Nothing },
    ({ db, input: { staffMemberId: id } }) =>
      transaction(db, async (trx) => {
        await keepOwner(trx, id)
        await existing(trx, { id })
        await deleteStaff(trx, id)
        return {}
      }),
  )

  operation(app, operations.getStaffSettings, { answer: settingsAnswer }, async ({ db }) => ({
    settings: settingsView(await staffSettings(db)),
  }))

  operation(
    app,
    operations.updateStaffSettings,
    {
      body: z.object({
        settings: z.strictObject({ requireSecondFactor: z.boolean(), revision: Revision }),
      }),
      answer: settingsAnswer,
    },
    ({ db, caller, audited, input: { settings } }) =>
      transaction(db, async (trx) => {
        const { requireSecondFactor } = settings
        const before = await lockStaffSettings(trx)
        checkRevision(before.revision, settings.revision)
        const own = caller.type === 'USER' ? await findStaff(trx, { id: caller.userId }) : undefined
        if (requireSecondFactor && own && !own.hasSecondFactor)
          throw applicationError(
            409,
            'OWN_FACTOR_MISSING',
            'Add a second factor to your own account first. Otherwise you would lock yourself out.',
          )
        audited.before = { settings: { requireSecondFactor: before.requireSecondFactor } }
        const after = { requireSecondFactor, revision: before.revision + 1 }
        await updateStaffSettings(trx, after)
        return { settings: settingsView(after) }
      }),
  )
}

/** Throws where the one who goes is the only owner who has ever signed in. */
async function keepOwner(trx: Trx, id: string): Promise<void> {
  const owners = await lockOwners(trx)
  const isOwner = owners.some((owner) => owner.id === id)
  if (isOwner && !owners.some((owner) => owner.id !== id && owner.status === 'ACTIVE'))
    throw applicationError(
      409,
      'LAST_OWNER',
      'The store needs an owner. Make another person the owner first, and have them sign in.',
    )
}

async function existing(db: Db, by: { id: string } | { memberId: string }): Promise<StaffRow> {
  const row = await findStaff(db, by)
  if (!row) throw applicationError(404, 'STAFF_MEMBER_NOT_FOUND', 'Staff member not found.')
  return row
}

function view(row: StaffRow) {
  return {
    ...{ id: row.id, memberId: row.memberId, role: row.role, status: row.status },
    email: row.loginEmail,
    name: fullName(row.contact) || row.nickname,
    createdDate: row.createdAt.toISOString(),
    lastSignInDate: row.lastLoginAt?.toISOString() ?? null,
    hasSecondFactor: row.hasSecondFactor,
  }
}

function settingsView({ requireSecondFactor, revision }: StaffSettingsRow) {
  return { requireSecondFactor, revision: String(revision) }
}
