import { defineCall, type Service, z } from '@galleria/platform-client'
import { HeldMembership, MembershipProgram } from '../entities/trade/membership.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { HeldMembership, MembershipProgram } from '../entities/trade/membership.ts'

const membershipProgramService: Service = {
  package: '@wix/auto_sdk_memberships_programs',
  fqn: 'com.wix.memberships.api.v1.ProgramsService',
  entity: 'wix.memberships.v1.program',
}
const membershipProgramPath = '/memberships/v1/programs'
const MembershipProgramAnswer = () => z.object({ membershipProgram: MembershipProgram })

/** A plan that pays for goods instead of money. For the store's owner; an extension of the embedded platform. */
export const createMembershipProgram = /* @__PURE__ */ defineCall<
  {
    membershipProgram: Pick<MembershipProgram, 'appId' | 'name' | 'scopes'> &
      Partial<Omit<MembershipProgram, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { membershipProgram: MembershipProgram }
>({
  name: 'CreateMembershipProgram',
  service: membershipProgramService,
  method: 'POST',
  path: membershipProgramPath,
  output: MembershipProgramAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const getMembershipProgram = /* @__PURE__ */ defineCall<
  { id: string },
  { membershipProgram: MembershipProgram }
>({
  name: 'GetMembershipProgram',
  service: membershipProgramService,
  method: 'GET',
  path: `${membershipProgramPath}/{id}`,
  output: MembershipProgramAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateMembershipProgram = /* @__PURE__ */ defineCall<
  {
    membershipProgram: { id: string; revision: string } & Partial<
      Omit<MembershipProgram, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'appId'>
    >
  },
  { membershipProgram: MembershipProgram }
>({
  name: 'UpdateMembershipProgram',
  service: membershipProgramService,
  method: 'PATCH',
  path: `${membershipProgramPath}/{membershipProgram.id}`,
  output: MembershipProgramAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryMembershipPrograms = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { membershipPrograms: MembershipProgram[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryMembershipPrograms',
  service: membershipProgramService,
  method: 'POST',
  path: `${membershipProgramPath}/query`,
  output: () => z.object({ membershipPrograms: z.array(MembershipProgram), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteMembershipProgram = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteMembershipProgram',
  service: membershipProgramService,
  method: 'DELETE',
  path: `${membershipProgramPath}/{id}`,
  output: () => z.looseObject({}),
})

const membershipService: Service = {
  package: '@wix/auto_sdk_memberships_memberships',
  fqn: 'com.wix.memberships.api.v1.MembershipsService',
  entity: 'wix.memberships.v1.membership',
}
const membershipPath = '/memberships/v1/memberships'
const MembershipAnswer = () => z.object({ membership: HeldMembership })

/** Gives a member what a program holds. For the store's owner; an extension of the embedded platform. */
export const createMembership = /* @__PURE__ */ defineCall<
  { membership: { programId: string; memberId: string; startDate?: string; expirationDate?: string } },
  { membership: HeldMembership }
>({
  name: 'CreateMembership',
  service: membershipService,
  method: 'POST',
  path: membershipPath,
  output: MembershipAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const getMembership = /* @__PURE__ */ defineCall<{ id: string }, { membership: HeldMembership }>({
  name: 'GetMembership',
  service: membershipService,
  method: 'GET',
  path: `${membershipPath}/{id}`,
  output: MembershipAnswer,
})

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateMembership = /* @__PURE__ */ defineCall<
  {
    membership: { id: string; revision: string } & {
      name?: string
      remaining?: number | null
      expirationDate?: string | null
      scopes?: readonly string[]
    }
  },
  { membership: HeldMembership }
>({
  name: 'UpdateMembership',
  service: membershipService,
  method: 'PATCH',
  path: `${membershipPath}/{membership.id}`,
  output: MembershipAnswer,
})

/** For the store's owner; an extension of the embedded platform. */
export const queryMemberships = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { memberships: HeldMembership[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryMemberships',
  service: membershipService,
  method: 'POST',
  path: `${membershipPath}/query`,
  output: () => z.object({ memberships: z.array(HeldMembership), pagingMetadata: CursorMetadata }),
  repeatable: true,
})

/** For the store's owner; an extension of the embedded platform. */
export const deleteMembership = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteMembership',
  service: membershipService,
  method: 'DELETE',
  path: `${membershipPath}/{id}`,
  output: () => z.looseObject({}),
})
