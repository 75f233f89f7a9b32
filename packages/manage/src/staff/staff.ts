import { languageIn, platform, session, staff } from '@galleria/federation'
import { withoutLanguage } from '@galleria/i18n'
import {
  type AuthHeaderOptions,
  createPlatformClient,
  isPlatformError,
  type PlatformClient,
} from '@galleria/platform-client'
import { roleOfScope, type StaffRole } from '@galleria/platform-client/roles'
import { exchangeForStaff, type StaffToken } from '@galleria/platform-client/staff'
import { data, type LoaderFunctionArgs, replace } from '@galleria/router'

export interface Staff {
  /** Speaks for the store. */
  readonly client: PlatformClient
  /** Speaks for the one who works here. */
  readonly own: PlatformClient
  /** Role in the store; `may(role, area, action)` says what it lets do. */
  readonly role: StaffRole
  /** Staff leave to the owner what concerns everybody. */
  readonly isOwner: boolean
}

/** Data of the 403 for staff whose store requires a second factor that they don't have. */
export const SECOND_FACTOR = 'Second factor required'

type Where = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Token of staff that was exchanged for a session's own, and its end in milliseconds. */
interface Held {
  readonly from: string
  readonly token: StaffToken
  readonly until: number
}
const held = new WeakMap<object, Held>()

/** Milliseconds before its end in which a token is not begun with. */
const LEEWAY = 30_000

/** Others are led to the sign-in; whoever is signed in and not of the staff is told so (403). */
export async function staffOf({ context, request }: Where): Promise<Staff> {
  const shopper = context.get(session)
  const base = context.get(platform)
  if (!shopper.isMember) throw toSignIn(request)
  const drawn = context.get(staff)
  if (drawn) return { ...drawn, isOwner: drawn.role === 'OWNER', own: base }

  async function exchanged(renew: boolean): Promise<Held> {
    const { authorization } = await shopper.getAuthHeaders()
    const known = held.get(shopper)
    if (!renew && known?.from === authorization && known.until - LEEWAY > Date.now()) return known
    const token = await exchangeForStaff(base, authorization)
    const made = { from: authorization, token, until: Date.now() + token.expires_in * 1000 }
    held.set(shopper, made)
    return made
  }
  async function getAuthHeaders({ renew = false }: AuthHeaderOptions = {}) {
    return { authorization: (await exchanged(renew)).token.access_token }
  }

  try {
    const { token } = await exchanged(false)
    const role = roleOfScope(token.scope)
    if (!role) throw data('For the staff of the store', { status: 403 })
    const made = createPlatformClient({
      baseUrl: base.baseUrl,
      language: languageIn(context).code,
      getAuthHeaders,
    })
    const client = { ...made, isStaff: true }
    return { client: base.catalog?.(client) ?? client, own: base, role, isOwner: role === 'OWNER' }
  } catch (error) {
    const reason = oauthErrorOf(error)
    if (reason === 'insufficient_user_authentication') throw data(SECOND_FACTOR, { status: 403 })
    if (reason === 'access_denied') throw data('For the staff of the store', { status: 403 })
    // The session ended somewhere else meanwhile, or was never good.
    if (reason === 'invalid_grant' || !shopper.isMember) throw toSignIn(request)
    throw error
  }
}

function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  return replace(signInPath(withoutLanguage(pathname) + search))
}

export const signInPath = (here: string) => `/account/sign-in?${new URLSearchParams({ returnTo: here })}`

function oauthErrorOf(error: unknown): string | undefined {
  if (!isPlatformError(error)) return undefined
  const details = error.details.applicationError?.data.details as { error?: string } | undefined
  return details?.error
}
