import { defineCall, z } from '@galleria/platform-client'
import { HeldMembership, MembershipProgram } from '../../entities/trade/membership.ts'
import * as operations from '../../operations/terms/memberships.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { HeldMembership, MembershipProgram } from '../../entities/trade/membership.ts'

const MembershipProgramAnswer = () => z.object({ membershipProgram: MembershipProgram })

/** A plan that pays for goods instead of money. For the store's owner; an extension of the embedded platform. */
export const createMembershipProgram = /* @__PURE__ */ defineCall<
  {
    membershipProgram: Pick<MembershipProgram, 'appId' | 'name' | 'scopes'> &
      Partial<Omit<MembershipProgram, 'id' | 'revision' | 'createdDate' | 'updatedDate'>>
  },
  { membershipProgram: MembershipProgram }
>(operations.createMembershipProgram, MembershipProgramAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getMembershipProgram = /* @__PURE__ */ defineCall<
  { id: string },
  { membershipProgram: MembershipProgram }
>(operations.getMembershipProgram, MembershipProgramAnswer)

/** Needs the revision of now, or answers 409 with it. For the store's owner; an extension of the embedded platform. */
export const updateMembershipProgram = /* @__PURE__ */ defineCall<
  {
    membershipProgram: { id: string; revision: string } & Partial<
      Pick<MembershipProgram, 'name' | 'scopes'>
    > & {
        /** `null` takes the limit away. */
        credits?: number | null
        validDays?: number | null
      }
  },
  { membershipProgram: MembershipProgram }
>(operations.updateMembershipProgram, MembershipProgramAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryMembershipPrograms = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { membershipPrograms: MembershipProgram[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryMembershipPrograms,
  () => z.object({ membershipPrograms: z.array(MembershipProgram), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/** For the store's owner; an extension of the embedded platform. */
export const deleteMembershipProgram = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteMembershipProgram,
  () => z.looseObject({}),
)

const MembershipAnswer = () => z.object({ membership: HeldMembership })

/** Gives a member what a program holds. For the store's owner; an extension of the embedded platform. */
export const createMembership = /* @__PURE__ */ defineCall<
  { membership: { programId: string; memberId: string; startDate?: string; expirationDate?: string } },
  { membership: HeldMembership }
>(operations.createMembership, MembershipAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const getMembership = /* @__PURE__ */ defineCall<{ id: string }, { membership: HeldMembership }>(
  operations.getMembership,
  MembershipAnswer,
)

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
>(operations.updateMembership, MembershipAnswer)

/** For the store's owner; an extension of the embedded platform. */
export const queryMemberships = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { memberships: HeldMembership[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryMemberships,
  () => z.object({ memberships: z.array(HeldMembership), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/** For the store's owner; an extension of the embedded platform. */
export const deleteMembership = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteMembership,
  () => z.looseObject({}),
)
