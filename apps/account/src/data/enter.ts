import type { LoginState, Session } from '@galleria/auth'
import { languageIn, platform, session as sessionContext } from '@galleria/federation'
import type { Language } from '@galleria/i18n'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type ActionFunctionArgs, type RouterContextProvider, redirect, replace } from '@galleria/router'
import { messagesIn, type Say } from '../messages/index.ts'
import { joined, linesToCarry, type NamedLine } from '../rules/carry-over.ts'
import type { CredentialErrors } from '../rules/credentials.ts'
import { rememberDevice } from '../rules/remembered-devices.ts'
import { safeReturnTo, withReturnTo } from '../rules/return-to.ts'
import { carriedCart, secondFactor, verification } from '../state.ts'
import type { CaptchaKind } from './captcha.ts'
import { cartApi } from './cart/cart-api.ts'
import { showCartMergeNotice, storeCartMergeNotice } from './cart-merge-notice.ts'
import { rememberReturnLanguage } from './return-language.ts'

export type Entered =
  | Response
  | { readonly errors: CredentialErrors }
  /** The hosted page is needed; the browser goes there. */
  | { readonly url: string }
  | { readonly waiting: 'approval' | 'code' }
  /** A captcha is asked for; the form shows it and goes off again. `visible` after one that did not count. */
  | { readonly captcha: CaptchaKind }

/** Milliseconds to give a hidden frame that does not even load; one that was blocked is known by its silence much sooner. */
const patience = 20_000

type Context = Pick<RouterContextProvider, 'get'>

export interface Entry {
  readonly context: Context
  readonly client: PlatformClient
  readonly session: Session
  readonly origin: string
  readonly language: Language
  readonly returnTo: string
  readonly email: string
  /** Signal of the form's request: leaving the form cancels the sign-in. */
  readonly signal: AbortSignal
}

/** Entry by a form of the page that `request` names. */
export function entryOf(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  email: string,
): Entry {
  const { origin, searchParams } = new URL(request.url)
  return {
    ...{ context, client: context.get(platform), session: context.get(sessionContext) },
    language: languageIn(context),
    ...{ origin, returnTo: safeReturnTo(searchParams.get('returnTo')), email, signal: request.signal },
  }
}

/** Handles the answer of sign-in, registration or verification (specification §4, login state machine). */
export async function enter(
  state: LoginState,
  entry: Entry,
  words: (failure: Extract<LoginState, { loginState: 'FAILURE' }>) => CredentialErrors,
): Promise<Entered> {
  const { session, returnTo, email } = entry
  switch (state.loginState) {
    case 'SUCCESS':
      if (state.deviceToken) rememberDevice(email, state.deviceToken)
      return completeLogin(state.sessionToken, entry)
    case 'EMAIL_VERIFICATION_REQUIRED':
      verification.set({ email, stateToken: state.stateToken, sentAt: Date.now() })
      return redirect(withReturnTo('/account/verify', returnTo))
    case 'MFA_REQUIRED':
    case 'MFA_CHALLENGE':
      secondFactor.set({ email, state, sentAt: Date.now() })
      return redirect(withReturnTo('/account/second-factor', returnTo))
    case 'OWNER_APPROVAL_REQUIRED':
      return { waiting: 'approval' }
    case 'FAILURE':
      if (state.errorCode === 'missingCaptchaToken') return { captcha: 'invisible' }
      if (state.errorCode === 'invalidCaptchaToken') return { captcha: 'visible' }
      return { errors: words(state) }
    default:
      // Declared by the specification and sent by nobody; whatever it asks, the hosted page can.
      return { url: await hostedSignIn(session, entry) }
  }
}

async function completeLogin(sessionToken: string, entry: Entry): Promise<Entered> {
  const { context, session, language, returnTo, signal } = entry
  await keepCart(context)
  try {
    await session.completeLogin(sessionToken, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
  } catch (error) {
    if (signal.aborted) throw error
    // The hidden frame could not speak (blocked cookies, a policy, a time limit); a visit to the page itself can.
    return { url: await hostedSignIn(session, entry) }
  }
  verification.clear()
  secondFactor.clear()
  await bringCart(context)
  showCartMergeNotice(messagesIn(language))
  // Replace the form's history entry, so that Back leads to the page before it.
  return replace(returnTo)
}

/**
 * One address is registered to come back to, for every language; from there it goes on to the shopper's own, which the
 * hosted page speaks too (OpenID Connect Core §3.1.2.1, `ui_locales`).
 */
export async function hostedSignIn(
  session: Session,
  { origin, language, returnTo }: Pick<Entry, 'origin' | 'language' | 'returnTo'>,
) {
  rememberReturnLanguage(language)
  const address = await session.createLoginUrl({
    redirectUri: `${origin}/account/callback`,
    returnTo: language.prefix + returnTo,
  })
  const url = new URL(address)
  url.searchParams.set('ui_locales', language.code)
  return url.href
}

/** The solved captcha that a form brings along, for `login` and `register`. */
export function captchaOf(form: FormData): { captcha?: { visible?: string; invisible?: string } } {
  const [visible, invisible] = [form.get('captcha-visible'), form.get('captcha-invisible')]
  if (!visible && !invisible) return {}
  return {
    captcha: {
      ...(visible && { visible: String(visible) }),
      ...(invisible && { invisible: String(invisible) }),
    },
  }
}

/** Notes what is in the visitor's cart before they become a member. */
export async function keepCart(context: Context): Promise<void> {
  if (context.get(sessionContext).role !== 'visitor') return
  const lines = await readLines(context)
  if (lines.length > 0) carriedCart.set({ lines })
}

/** Puts into the member's cart what the platform has not taken over by itself, once. */
export async function bringCart(context: Context): Promise<void> {
  const before = carriedCart.get()
  if (!before) return
  carriedCart.clear()
  try {
    let after = await readLines(context)
    const missing = linesToCarry(before.lines, after)
    if (missing.length > 0) after = await (await cartApi(context)).add(missing)
    storeCartMergeNotice(joined(before.lines, after))
  } catch (error) {
    if (!isPlatformError(error)) throw error
    // Signed in all the same; the lines are tried again at the next sign-in of this tab.
    carriedCart.set(before)
  }
}

/** None where they cannot be had: nobody is kept from signing in by it. */
async function readLines(context: Context): Promise<readonly NamedLine[]> {
  try {
    return (await (await cartApi(context)).lines()) ?? []
  } catch (error) {
    if (isPlatformError(error)) return []
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
