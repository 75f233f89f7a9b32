import { ApplicantStatus, MemberRole, Visibility } from '@galleria/platform-client/enums'
import * as memberAdministrationOperations from '@galleria/platform-client/operations/members/member-administration'
import * as memberCommunityOperations from '@galleria/platform-client/operations/members/member-community'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { plainText } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import {
  type CustomFieldRow,
  customFieldRows,
  type MemberRow,
  readSettings,
  type SettingsRow,
} from '../../identity/index.ts'
import { mustBeOwn } from '../access.ts'
import { changeMember } from '../change.ts'
import { findMember } from '../store.ts'
import {
  deleteCustomField,
  insertCustomField,
  insertDefaultSettings,
  lockCustomField,
  lockSettings,
  updateCustomField,
  updateSettings,
} from './store.ts'

const Settings = z.object({
  defaultPrivacy: z.enum(['PUBLIC', 'PRIVATE', 'UNDEFINED']),
  /** APPROVAL: new members wait until a moderator has approved them. */
  joinPolicy: z.enum(['OPEN', 'APPROVAL']),
  revision: z.string(),
})
const FieldType = z.enum(['TEXT', 'NUMBER', 'DATE', 'URL', 'CHECKBOX'])
const CustomField = z.object({
  key: z.string(),
  name: z.string(),
  type: FieldType,
  visibility: Visibility,
  revision: z.string(),
})
const Key = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, {
  error: 'must start with a lowercase letter and contain at most 50 lowercase letters, digits and hyphens',
})
const Name = plainText(100).refine((text) => text.length > 0, { error: 'must not be empty' })
const ProfileVisibility = z.enum(['PUBLIC', 'PRIVATE', 'COMMUNITY'])
const CommunityStatus = z.object({ memberId: z.guid(), role: MemberRole, applicantStatus: ApplicantStatus })

/** Routes of the community settings: the platform's own calls, in the words of specification §3. */
export function communityRoutes(app: App): void {
  settingsRoutes(app)
  customFieldRoutes(app)
  communityStatusRoutes(app)
}

function settingsRoutes(app: App): void {
  const answer = z.object({ settings: Settings })

  operation(app, memberCommunityOperations.getCommunitySettings, { answer }, async ({ db }) => ({
    settings: view(await readSettings(db)),
  }))

  operation(
    app,
    memberCommunityOperations.updateCommunitySettings,
    {
      body: z.object({
        settings: z.strictObject({
          defaultPrivacy: Settings.shape.defaultPrivacy.optional(),
          joinPolicy: Settings.shape.joinPolicy.optional(),
          revision: Revision,
        }),
      }),
      answer,
    },
    ({ db, input: { settings } }) =>
      transaction(db, async (trx) => {
        await insertDefaultSettings(trx)
        const before = await lockSettings(trx)
        checkRevision(before.revision, settings.revision)
        const { defaultPrivacy = before.defaultPrivacy, joinPolicy = before.joinPolicy } = settings
        const after = { defaultPrivacy, joinPolicy, revision: before.revision + 1 }
        await updateSettings(trx, after)
        return { settings: view(after) }
      }),
  )
}

function view({ defaultPrivacy, joinPolicy, revision }: SettingsRow) {
  return { defaultPrivacy, joinPolicy, revision: String(revision) }
}

function customFieldRoutes(app: App): void {
  const answer = z.object({ customField: CustomField })
  const many = z.object({ customFields: z.array(CustomField) })

  operation(app, memberCommunityOperations.listMemberCustomFields, { answer: many }, async ({ db }) => ({
    customFields: (await customFieldRows(db)).map(fieldView),
  }))

  operation(
    app,
    memberCommunityOperations.createMemberCustomField,
    {
      body: z.object({
        customField: z.strictObject({ key: Key, name: Name, type: FieldType, visibility: ProfileVisibility }),
      }),
      answer,
    },
    async ({ db, clock, input: { customField } }) => {
      const date = clock.now()
      const row = await insertCustomField(db, customField, date)
      if (!row)
        throw applicationError(
          409,
          'CUSTOM_FIELD_ALREADY_EXISTS',
          'A field with this key already exists. Use another key.',
        )
      return { customField: fieldView(row) }
    },
  )

  operation(
    app,
    memberCommunityOperations.updateMemberCustomField,
    {
      body: z.object({
        customField: z.strictObject({
          key: z.string(),
          name: Name.optional(),
          visibility: ProfileVisibility.optional(),
          revision: Revision,
        }),
      }),
      answer,
    },
    ({ db, clock, input: { customField } }) =>
      transaction(db, async (trx) => {
        const { key, revision, name, visibility } = customField
        const before = await lockCustomField(trx, key)
        if (!before) throw noField()
        checkRevision(before.revision, revision)
        const row = await updateCustomField(trx, key, {
          name: name ?? before.name,
          visibility: visibility ?? before.visibility,
          revision: before.revision + 1,
          updatedAt: clock.now(),
        })
        return { customField: fieldView(row) }
      }),
  )

  operation(
    app,
    memberCommunityOperations.deleteMemberCustomField,
    { query: z.object({ key: z.string() }), answer: Nothing },
    async ({ db, input: { key } }) => {
      const gone = await deleteCustomField(db, key)
      if (!gone) throw noField()
      return {}
    },
  )
}

function fieldView({ key, name, type, visibility, revision }: CustomFieldRow) {
  return { key, name, type, visibility, revision: String(revision) }
}

function noField() {
  return applicationError(404, 'CUSTOM_FIELD_NOT_FOUND', 'Field not found.')
}

function communityStatusRoutes(app: App): void {
  const answer = z.object({ standing: CommunityStatus })

  operation(
    app,
    memberCommunityOperations.getMemberStanding,
    { query: z.object({ memberId: z.string() }), answer },
    async ({ db, caller, input: { memberId } }) => {
      mustBeOwn(caller, memberId)
      return { standing: communityStatusOf(await findMember(db, memberId)) }
    },
  )

  operation(
    app,
    memberAdministrationOperations.setMemberRole,
    { body: z.object({ memberId: z.string(), role: z.enum(['MEMBER', 'OWNER', 'CONTRIBUTOR']) }), answer },
    ({ db, clock, caller, input: { memberId, role } }) =>
      transaction(db, async (trx) => {
        const row = await findMember(trx, memberId, { lock: true })
        if (row.role === role) return { standing: communityStatusOf(row) }
        return {
          standing: communityStatusOf(
            await changeMember(
              trx,
              row,
              { role },
              { date: clock.now(), caller },
              { action: 'ROLE_SET', details: { from: row.role, to: role } },
            ),
          ),
        }
      }),
  )
}

/** Specification §3 "Applicant statuses": who waits, who takes part, who has left, who may not, who was disconnected. */
function communityStatusOf({ id, role, status, privacyStatus }: MemberRow) {
  const applicantStatus = {
    PENDING: 'APPLICANT',
    APPROVED: privacyStatus === 'PUBLIC' ? 'ACTIVE' : 'INACTIVE',
    BLOCKED: 'BLOCKED',
    OFFLINE: 'OFFLINE_ONLY',
  } as const
  return { memberId: id, role, applicantStatus: applicantStatus[status] }
}
