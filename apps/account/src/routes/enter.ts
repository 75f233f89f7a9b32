import type { LoginState, Session } from '@galleria/auth'
import type { Language } from '@galleria/i18n'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { addToCurrentCart, type Cart, getCurrentCart } from '@galleria/platform-client/cart'
import { redirect } from '@galleria/router'
import type { Say } from '../messages/index.ts'
import { linesToCarry, snapshot } from '../rules/carry-over.ts'
import type { CredentialErrors } from '../rules/credentials.ts'
import { withReturnTo } from '../rules/return-to.ts'
import { carriedCart, verification } from '../state.ts'

export type Entered =
  | Response
  | { readonly errors: CredentialErrors }
  /** The hosted page is needed; the browser goes there. */
  | { readonly url: string }
  | { readonly waiting: 'approval' | 'code' }

/** Milliseconds to give a hidden frame that does not even load; one that was blocked is known by its silence much sooner. */
const patience = 20_000

interface Entry {
  readonly client: PlatformClient
  readonly session: Session
  readonly origin: string
  readonly language: Language
  readonly returnTo: string
  readonly email: string
}

/** What follows the answer of sign-in, registration or verification (specification §4, login state machine). */
export async function enter(
  state: LoginState,
  entry: Entry,
  words: (failure: Extract<LoginState, { loginState: 'FAILURE' }>) => CredentialErrors,
): Promise<Entered> {
  const { session, returnTo, email } = entry
  switch (state.loginState) {
    case 'SUCCESS':
      return completeLogin(state.sessionToken, entry)
    case 'EMAIL_VERIFICATION_REQUIRED':
      verification.set({ email, stateToken: state.stateToken })
      return redirect(withReturnTo('/account/verify', returnTo))
    case 'OWNER_APPROVAL_REQUIRED':
      return { waiting: 'approval' }
    case 'FAILURE':
      return { errors: words(state) }
    default:
      // A captcha is asked for: the hosted page has one.
      return { url: await hostedSignIn(session, entry) }
  }
}

async function completeLogin(sessionToken: string, entry: Entry): Promise<Entered> {
  const { client, session, returnTo } = entry
  await keepCart(client, session)
  try {
    await session.completeLogin(sessionToken, { signal: AbortSignal.timeout(patience) })
  } catch {
    // The hidden frame could not speak (blocked cookies, a policy, a time limit); a visit to the page itself can.
    return { url: await hostedSignIn(session, entry) }
  }
  verification.clear()
  await bringCart(client)
  return redirect(returnTo)
}

/** One address is registered to come back to, for every language; from there it goes on to the shopper's own. */
export function hostedSignIn(
  session: Session,
  { origin, language, returnTo }: Pick<Entry, 'origin' | 'language' | 'returnTo'>,
) {
  return session.createLoginUrl({
    redirectUri: `${origin}/account/callback`,
    returnTo: language.prefix + returnTo,
  })
}

/** Notes what is in the visitor's cart before they become a member. */
export async function keepCart(client: PlatformClient, session: Session): Promise<void> {
  if (session.role !== 'visitor') return
  const lines = snapshot(await readCart(client))
  if (lines.length > 0) carriedCart.set({ lines })
}

/** Puts into the member's cart what the platform has not taken over by itself, once. */
export async function bringCart(client: PlatformClient): Promise<void> {
  const before = carriedCart.get()
  if (!before) return
  carriedCart.clear()
  try {
    const lineItems = linesToCarry(before.lines, await readCart(client))
    if (lineItems.length > 0) await addToCurrentCart(client, { lineItems })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    // Signed in all the same; the lines are tried again at the next sign-in of this tab.
    carriedCart.set(before)
  }
}

async function readCart(client: PlatformClient): Promise<Cart | null> {
  try {
    return (await getCurrentCart(client)).cart
  } catch (error) {
    if (isPlatformError(error)) return null
    throw error
  }
}

/** Runs an attempt; a platform that does not answer is an error of the form, which keeps what was typed. */
export async function attempt(t: Say, work: () => Promise<Entered>): Promise<Entered> {
  try {
    return await work()
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return { errors: { form: t('outage.form') } }
  }
}
