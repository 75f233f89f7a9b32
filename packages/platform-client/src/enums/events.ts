import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Type of the identity that caused an event (spec §3 "Identity types" and §6, wire §2.10). */
export const IdentityType = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
])
export type IdentityType = z.infer<typeof IdentityType>

/** Type of the buyer of an abandoned cart, in events of catalog V1 (spec §3 "Identity types"). */
export const BuyerIdentityType = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'VISITOR',
  'CONTACT',
  'MEMBER',
  'USER',
  'ADMIN',
])
export type BuyerIdentityType = z.infer<typeof BuyerIdentityType>
