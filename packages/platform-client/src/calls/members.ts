import { defineCall, type Service, z } from '@galleria/platform-client'
import { Member } from '../schemas/member.ts'

export type { Member } from '../schemas/member.ts'

const service: Service = {
  package: '@wix/auto_sdk_members_members',
  fqn: 'com.wixpress.members.api.Members',
  entity: 'wix.members.v1.member',
}

/** How much of a member is asked for; PUBLIC unless told (wire §3.7). */
export type Fieldset = 'PUBLIC' | 'EXTENDED' | 'FULL'

/** The member whose token it is (wire §3.7). */
export const getMyMember = /* @__PURE__ */ defineCall<
  { fieldsets?: readonly Fieldset[] } | undefined,
  { member: Member }
>({
  name: 'GetMyMember',
  service,
  method: 'GET',
  path: '/members/v1/members/my',
  output: () => z.object({ member: Member }),
})
