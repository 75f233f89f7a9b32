import { defineCall, type Service, z } from '@galleria/platform-client'

/** Settings of the site's community: calls of the embedded platform, in the terms of specification §3. */
const service: Service = {
  package: '@galleria/members_community',
  fqn: 'galleria.members.community.v1.Community',
  entity: 'galleria.members.community.v1.settings',
}
const path = '/members/v1/community'

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
export const getCommunitySettings = /* @__PURE__ */ defineCall<undefined, { settings: CommunitySettings }>({
  name: 'GetCommunitySettings',
  service,
  method: 'GET',
  path: `${path}/settings`,
  output: () => z.object({ settings: Settings() }),
})

/** By the owner; 409 where the revision is not the last. */
export const updateCommunitySettings = /* @__PURE__ */ defineCall<
  { settings: { defaultPrivacy?: string; joinPolicy?: string; revision: string } },
  { settings: CommunitySettings }
>({
  name: 'UpdateCommunitySettings',
  service,
  method: 'PATCH',
  path: `${path}/settings`,
  output: () => z.object({ settings: Settings() }),
})

/** In the order in which they were made. */
export const listMemberCustomFields = /* @__PURE__ */ defineCall<
  undefined,
  { customFields: MemberCustomField[] }
>({
  name: 'ListMemberCustomFields',
  service,
  method: 'GET',
  path: `${path}/custom-fields`,
  output: () => z.object({ customFields: z.array(Field()) }),
})

/** By the owner; CUSTOM_FIELD_ALREADY_EXISTS. Key and type stay for ever. */
export const createMemberCustomField = /* @__PURE__ */ defineCall<
  { customField: Omit<MemberCustomField, 'revision'> },
  { customField: MemberCustomField }
>({
  name: 'CreateMemberCustomField',
  service,
  method: 'POST',
  path: `${path}/custom-fields`,
  output: () => z.object({ customField: Field() }),
})

/** By the owner; 409 where the revision is not the last. */
export const updateMemberCustomField = /* @__PURE__ */ defineCall<
  { customField: { key: string; revision: string; name?: string; visibility?: string } },
  { customField: MemberCustomField }
>({
  name: 'UpdateMemberCustomField',
  service,
  method: 'PATCH',
  path: `${path}/custom-fields/{customField.key}`,
  output: () => z.object({ customField: Field() }),
})

/** By the owner. What members have told stays with them, under the name it had. */
export const deleteMemberCustomField = /* @__PURE__ */ defineCall<{ key: string }, object>({
  name: 'DeleteMemberCustomField',
  service,
  method: 'DELETE',
  path: `${path}/custom-fields/{key}`,
  output: () => z.object({}),
})

/** Reads the caller's own status; the owner may read anybody's. */
export const getMemberStanding = /* @__PURE__ */ defineCall<
  { memberId: string },
  { standing: MemberStanding }
>({
  name: 'GetMemberStanding',
  service,
  method: 'GET',
  path: `${path}/standings/{memberId}`,
  output: () => z.object({ standing: Standing() }),
})
