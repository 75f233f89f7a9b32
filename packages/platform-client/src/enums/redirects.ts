import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** How a redirect ended (spec §4). */
export const RedirectSessionStatus = /* @__PURE__ */ enumeration(['SUCCESS', 'ERROR'])
export type RedirectSessionStatus = z.infer<typeof RedirectSessionStatus>

/** Origin of a redirect callback (spec §4). */
export const RedirectCallbackType = /* @__PURE__ */ enumeration(['LOGOUT', 'CHECKOUT', 'AUTHORIZE'])
export type RedirectCallbackType = z.infer<typeof RedirectCallbackType>

/** Whether a login may ask (spec §7 "Redirect session", wire §2.3). */
export const Prompt = /* @__PURE__ */ enumeration(['login', 'none', 'consent', 'select_account'])
export type Prompt = z.infer<typeof Prompt>

/** A hosted page of the members' area (spec §2, wire §2.3). */
export const MembersAccountSection = /* @__PURE__ */ enumeration([
  'ACCOUNT_INFO',
  'BOOKINGS',
  'ORDERS',
  'SUBSCRIPTIONS',
  'EVENTS',
])
export type MembersAccountSection = z.infer<typeof MembersAccountSection>

/** Kind of place of a booking (wire §2.3). */
export const LocationType = /* @__PURE__ */ enumeration([
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
])
export type LocationType = z.infer<typeof LocationType>
