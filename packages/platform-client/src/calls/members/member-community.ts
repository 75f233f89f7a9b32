import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/members/member-community.ts'

const Settings = () =>
  z.object({ defaultPrivacy: z.string(), joinPolicy: z.optional(z.string()), revision: z.string() })
const Field = () =>
  z.object({
    key: z.string(),
    name: z.string(),
    type: z.string(),
    visibility: z.string(),
    revision: z.string(),
  })
const Standing = () => z.object({ memberId: z.string(), role: z.string(), applicantStatus: z.string() })

/** How profiles of new members begin: PUBLIC, PRIVATE or UNDEFINED; whether they wait for approval: OPEN or APPROVAL. */
export type CommunitySettings = z.infer<ReturnType<typeof Settings>>
/** Custom profile field: TEXT, NUMBER, DATE, URL or CHECKBOX, visible to PUBLIC, COMMUNITY or PRIVATE. */
export type MemberCustomField = z.infer<ReturnType<typeof Field>>
/** Specification §3: MEMBER, OWNER or CONTRIBUTOR; APPLICANT, ACTIVE, INACTIVE, BLOCKED or OFFLINE_ONLY. */
export type MemberStanding = z.infer<ReturnType<typeof Standing>>

/** For everybody. */
export const getCommunitySettings = /* @__PURE__ */ defineCall<undefined, { settings: CommunitySettings }>(
  operations.getCommunitySettings,
  () => z.object({ settings: Settings() }),
)

/** By the owner; 409 where the revision is not the last. */
export const updateCommunitySettings = /* @__PURE__ */ defineCall<
  { settings: { defaultPrivacy?: string; joinPolicy?: string; revision: string } },
  { settings: CommunitySettings }
>(operations.updateCommunitySettings, () => z.object({ settings: Settings() }))

/** Custom fields in the order of their creation. */
export const listMemberCustomFields = /* @__PURE__ */ defineCall<
  undefined,
  { customFields: MemberCustomField[] }
>(operations.listMemberCustomFields, () => z.object({ customFields: z.array(Field()) }))

/** By the owner; CUSTOM_FIELD_ALREADY_EXISTS. Key and type stay for ever. */
export const createMemberCustomField = /* @__PURE__ */ defineCall<
  { customField: Omit<MemberCustomField, 'revision'> },
  { customField: MemberCustomField }
>(operations.createMemberCustomField, () => z.object({ customField: Field() }))

/** By the owner; 409 where the revision is not the last. */
export const updateMemberCustomField = /* @__PURE__ */ defineCall<
  { customField: { key: string; revision: string; name?: string; visibility?: string } },
  { customField: MemberCustomField }
>(operations.updateMemberCustomField, () => z.object({ customField: Field() }))

/** By the owner. What members have told stays with them, under the name it had. */
export const deleteMemberCustomField = /* @__PURE__ */ defineCall<{ key: string }, object>(
  operations.deleteMemberCustomField,
  () => z.object({}),
)

/** Reads the caller's own status; the owner may read anybody's. */
export const getMemberStanding = /* @__PURE__ */ defineCall<
  { memberId: string },
  { standing: MemberStanding }
>(operations.getMemberStanding, () => z.object({ standing: Standing() }))
