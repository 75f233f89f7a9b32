import { defineCall, type Service, z } from '@galleria/platform-client'
import { MemberAbout } from '../entities/members/about.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { MemberAbout } from '../entities/members/about.ts'

const service: Service = {
  package: '@wix/auto_sdk_members_members-about',
  fqn: 'wix.members.about.v2.MembersAbout',
  entity: 'wix.members.about.v2.member_about',
}
const path = '/members/v2/abouts'
const One = () => z.object({ memberAbout: MemberAbout })
const Phone = () => z.object({ aboutPhone: z.object({ phone: z.string(), verified: z.boolean() }) })

interface Answer {
  memberAbout: MemberAbout
}
interface PhoneAnswer {
  aboutPhone: { phone: string; verified: boolean }
}
type Content = NonNullable<MemberAbout['content']>

/** The caller's own; 404 before there is one (wire §3.8). */
export const getMyMemberAbout = /* @__PURE__ */ defineCall<undefined, Answer>({
  name: 'GetMyMemberAbout',
  service,
  method: 'GET',
  path: `${path}/my`,
  output: One,
})

/** By a filter of `memberId`, say; of those whom the caller sees (wire §3.8). */
export const queryMemberAbouts = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { memberAbouts: MemberAbout[]; metadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryMemberAbouts',
  service,
  method: 'POST',
  path: `${path}/query`,
  output: () => z.object({ memberAbouts: z.array(MemberAbout), metadata: CursorMetadata }),
})

/** One per member; nodes beyond paragraphs, headings, lists, quotes, code, pictures and links are refused (wire §3.8). */
export const createMemberAbout = /* @__PURE__ */ defineCall<
  { memberAbout: { memberId?: string; content: Content } },
  Answer
>({ name: 'CreateMemberAbout', service, method: 'POST', path, output: One })

/** 409 where the revision is not the last (wire §3.8). */
export const updateMemberAbout = /* @__PURE__ */ defineCall<
  { memberAbout: { id: string; revision: string; content: Content } },
  Answer
>({ name: 'UpdateMemberAbout', service, method: 'PATCH', path: `${path}/{memberAbout.id}`, output: One })

/** Wire §3.8. */
export const deleteMemberAbout = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteMemberAbout',
  service,
  method: 'DELETE',
  path: `${path}/{id}`,
  output: () => z.object({}),
})

/** Sends a code to the number; SEND_CODE_ERROR (spec §5). Not in the wire reference. */
export const sendAboutPhoneCode = /* @__PURE__ */ defineCall<{ phone: string }, PhoneAnswer>({
  name: 'SendAboutPhoneCode',
  service,
  method: 'POST',
  path: `${path}/my/phone/send-code`,
  output: Phone,
})

/** Proves the number; BAD_CODE, NOT_FOUND (spec §5). Not in the wire reference. */
export const verifyAboutPhone = /* @__PURE__ */ defineCall<{ code: string }, PhoneAnswer>({
  name: 'VerifyAboutPhone',
  service,
  method: 'POST',
  path: `${path}/my/phone/verify`,
  output: Phone,
})
