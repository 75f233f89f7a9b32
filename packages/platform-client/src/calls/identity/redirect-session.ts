import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/identity/redirect-session.ts'
import { RedirectSession } from '../../schemas/redirect-session.ts'

export type { RedirectSession } from '../../schemas/redirect-session.ts'

/** An OAuth request with PKCE (spec §7 "Redirect session", wire §2.3). */
export interface AuthRequest {
  readonly clientId: string
  readonly redirectUri?: string
  readonly codeChallenge: string
  readonly codeChallengeMethod: 'S256'
  readonly responseMode: 'fragment' | 'query' | 'web_message'
  readonly responseType: 'code'
  readonly scope: 'offline_access'
  readonly state: string
  readonly sessionToken?: string
  /** At most 512 characters. */
  readonly nonce?: string
  /** `none`: no form is shown; counts where `auth.prompt` is missing. */
  readonly prompt?: 'login' | 'none'
}

/** Exactly one intent (wire §2.3). */
export interface CreateRedirectSessionInput {
  readonly ecomCheckout?: { readonly checkoutId: string }
  readonly auth?: { readonly authRequest: AuthRequest; readonly prompt?: 'login' | 'none' }
  readonly logout?: { readonly clientId: string }
  readonly login?: object
  readonly memberAccountPage?: {
    readonly section: 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS'
  }
  /** Payment request of an order's balance, paid on the hosted page. */
  readonly ecomOrderPaymentRequest?: { readonly paymentRequestId: string }
  readonly storesProduct?: { readonly productSlug: string }
  readonly bookingsCheckout?: {
    /** `Europe/Berlin`; in which the shopper is shown the time. */
    readonly timezone?: string
    readonly slotAvailability: { readonly slot: { readonly serviceId: string; readonly startDate?: string } }
  }
  readonly bookingsBook?: { readonly resourceId: string }
  /** A reservation is bought once; its id is the caller's. */
  readonly eventsCheckout?: { readonly reservationId: string; readonly eventSlug: string }
  readonly paidPlansCheckout?: { readonly planId: string; readonly checkoutData?: string }
  readonly callbacks?: {
    readonly postFlowUrl?: string
    readonly thankYouPageUrl?: string
    readonly cartPageUrl?: string
    readonly loginUrl?: string
    readonly bookingsServiceListUrl?: string
    readonly planListUrl?: string
  }
  readonly preferences?: {
    readonly additionalQueryParameters?: Readonly<Record<string, string>>
    /** False: the store's own pages where it has them. */
    readonly useGenericWixPages?: boolean
    /** `none`: no form is shown. */
    readonly prompt?: 'login' | 'none'
    readonly maintainIdentity?: boolean
    readonly checkIfPublish?: boolean
  }
}

/** An address of a hosted page: a checkout, login, logout, a product, a section of the account (wire §2.3). */
export const createRedirectSession = /* @__PURE__ */ defineCall<
  CreateRedirectSessionInput,
  { redirectSession: RedirectSession }
>(operations.createRedirectSession, () => z.object({ redirectSession: RedirectSession }))
