import { z } from 'zod'
import { ignoring } from '../../base/input/closed.ts'
import { exactlyOneOf } from '../../base/input/one-of.ts'

const url = z.string().max(2048)
const guid = z.guid()

const prompts = ['login', 'none', 'consent', 'select_account'] as const

export const AuthRequest = z.object({
  clientId: guid,
  responseType: z.literal('code'),
  redirectUri: z.string().min(1).max(2048).nullish(),
  scope: z.literal('offline_access').nullish(),
  state: z.string().min(1).max(2048),
  responseMode: z.enum(['fragment', 'query', 'web_message']).nullish(),
  codeChallenge: z.string().regex(/^[\w-]{43}$/, {
    error: 'must have 43 characters: the SHA-256 hash of the verifier, in base64url',
  }),
  codeChallengeMethod: z.literal('S256'),
  sessionToken: z.string().max(2048).nullish(),
  /** Tied to an ID token by OpenID Connect; this platform issues none, so nothing answers it. */
  nonce: z.string().max(512).nullish(),
  prompt: z.enum(prompts).nullish(),
})
/** Fields of the wire without use here. */
const unused = [
  ...['idp', 'error', 'errorDescription', 'userConsented', 'optionalLogin'],
  ...['metaSiteId', 'acrValues', 'maxAge', 'stepUpError', 'signInUrl'],
]
export type AuthRequest = z.infer<typeof AuthRequest>

const Slot = z.looseObject({
  serviceId: guid,
  startDate: z.iso.datetime({ offset: true }).nullish(),
  timezone: z.string().max(40).nullish(),
})

const intents = {
  auth: z.object({
    authRequest: ignoring(AuthRequest, ...unused),
    prompt: z.enum(prompts).nullish(),
  }),
  login: z.object({}),
  logout: z.object({ clientId: guid }),
  ecomCheckout: z.object({ checkoutId: guid }),
  bookingsCheckout: z.object({
    timezone: z.string().max(40).nullish(),
    slotAvailability: z.looseObject({ slot: Slot }),
  }),
  bookingsBook: z.object({ resourceId: guid }),
  eventsCheckout: z.object({ reservationId: guid, eventSlug: z.string().min(1).max(150) }),
  paidPlansCheckout: z.object({ planId: guid, checkoutData: z.string().max(2048).nullish() }),
  ecomOrderPaymentRequest: z.object({ paymentRequestId: guid }),
  storesProduct: z.object({ productSlug: z.string().min(1).max(150) }),
  memberAccountPage: z.object({
    section: z.enum(['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS']).nullish(),
  }),
} as const
export type Intent = keyof typeof intents
const intentNames = Object.keys(intents) as Intent[]

const Callbacks = z.object({
  postFlowUrl: url.nullish(),
  thankYouPageUrl: url.nullish(),
  cartPageUrl: url.nullish(),
  loginUrl: url.nullish(),
  bookingsServiceListUrl: url.nullish(),
  planListUrl: url.nullish(),
})

/** All that wire §2.3 has, and no more; a shop that is always open and has one address of a page has no use for some. */
const Preferences = z.object({
  additionalQueryParameters: z.record(z.string().max(100), z.string().max(2048)).nullish(),
  useGenericWixPages: z.boolean().nullish(),
  maintainIdentity: z.boolean().nullish(),
  checkIfPublish: z.boolean().nullish(),
  createShortUrl: z.boolean().nullish(),
  customMemberPaths: z.record(z.string().max(100), z.string().max(2048)).nullish(),
  // Place of the parameter in the specification; the platform's own client says `auth.prompt` (wire §5.1, 12).
  prompt: z.enum(['login', 'none']).nullish(),
})

/** Exactly one intent (wire §2.3). */
export const RedirectSessionRequest = z
  .object({
    auth: intents.auth.optional(),
    login: intents.login.optional(),
    logout: intents.logout.optional(),
    ecomCheckout: intents.ecomCheckout.optional(),
    bookingsCheckout: intents.bookingsCheckout.optional(),
    bookingsBook: intents.bookingsBook.optional(),
    eventsCheckout: intents.eventsCheckout.optional(),
    paidPlansCheckout: intents.paidPlansCheckout.optional(),
    ecomOrderPaymentRequest: intents.ecomOrderPaymentRequest.optional(),
    storesProduct: intents.storesProduct.optional(),
    memberAccountPage: intents.memberAccountPage.optional(),
    callbacks: ignoring(Callbacks, 'state', 'plansListUrl').optional(),
    origin: url.nullish(),
    preferences: Preferences.optional(),
  })
  .superRefine(exactlyOneOf(...intentNames))

export function chosen(request: object): Intent[] {
  return intentNames.filter((name) => (request as Record<string, unknown>)[name] !== undefined)
}

export type RedirectRequest = z.infer<typeof RedirectSessionRequest>
