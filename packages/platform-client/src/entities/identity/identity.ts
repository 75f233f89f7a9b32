import { z } from '@galleria/platform-client'
import {
  FactorType,
  IdentityFactorStatus,
  IdentityStatus,
  IdentityStatusReason,
} from '../../enums/identity.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'
import { CustomValue } from './custom-value.ts'
import { IdentityProfile } from './identity-profile.ts'

/** By a provider, or by a key of the person's own (wire §4.7). */
const Connection = z.object({
  idpConnection: z.optional(
    z.object({ idpConnectionId: z.optional(Guid), idpUserId: z.optional(z.string()) }),
  ),
  authenticatorConnection: z.optional(
    z.object({
      authenticatorConnectionId: z.optional(Guid),
      reEnrollmentRequired: z.optional(z.boolean()),
    }),
  ),
})

/** Spec §3 "Identity", wire §4.7. */
export const Identity = z.object({
  id: z.optional(Guid),
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  connections: z.optional(z.array(Connection)),
  identityProfile: z.optional(IdentityProfile),
  email: z.optional(z.object({ address: z.optional(z.string()), isVerified: z.optional(z.boolean()) })),
  status: z.optional(
    z.object({ name: z.optional(IdentityStatus), reasons: z.optional(z.array(IdentityStatusReason)) }),
  ),
  factors: z.optional(
    z.array(
      z.object({
        factorId: z.optional(Guid),
        type: z.optional(FactorType),
        status: z.optional(IdentityFactorStatus),
      }),
    ),
  ),
  metadata: z.optional(z.object({ tags: z.optional(z.array(z.string())) })),
  customAttributes: z.optional(z.dictionary(z.unknown())),
})
export type Identity = z.infer<typeof Identity>

/** Free data of the login's own (wire §4.8). */
export const AdditionalData = z.dictionary(CustomValue)
