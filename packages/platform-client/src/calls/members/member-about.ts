import { defineCall, z } from '@galleria/platform-client'
import { MemberAbout } from '../../entities/members/about.ts'
import * as operations from '../../operations/members/member-about.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { MemberAbout } from '../../entities/members/about.ts'

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
export const getMyMemberAbout = /* @__PURE__ */ defineCall<undefined, Answer>(
  operations.getMyMemberAbout,
  One,
)

/** By a filter of `memberId`, say; of those whom the caller sees (wire §3.8). */
export const queryMemberAbouts = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { memberAbouts: MemberAbout[]; metadata: z.infer<typeof CursorMetadata> }
>(operations.queryMemberAbouts, () =>
  z.object({ memberAbouts: z.array(MemberAbout), metadata: CursorMetadata }),
)

/** One per member; nodes beyond paragraphs, headings, lists, quotes, code, pictures and links are refused (wire §3.8). */
export const createMemberAbout = /* @__PURE__ */ defineCall<
  { memberAbout: { memberId?: string; content: Content } },
  Answer
>(operations.createMemberAbout, One)

/** 409 where the revision is not the last (wire §3.8). */
export const updateMemberAbout = /* @__PURE__ */ defineCall<
  { memberAbout: { id: string; revision: string; content: Content } },
  Answer
>(operations.updateMemberAbout, One)

/** Wire §3.8. */
export const deleteMemberAbout = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteMemberAbout,
  () => z.object({}),
)

/** Sends a code to the number; SEND_CODE_ERROR (spec §5). Not in the wire reference. */
export const sendAboutPhoneCode = /* @__PURE__ */ defineCall<{ phone: string }, PhoneAnswer>(
  operations.sendAboutPhoneCode,
  Phone,
)

/** Proves the number; BAD_CODE, NOT_FOUND (spec §5). Not in the wire reference. */
export const verifyAboutPhone = /* @__PURE__ */ defineCall<{ code: string }, PhoneAnswer>(
  operations.verifyAboutPhone,
  Phone,
)
