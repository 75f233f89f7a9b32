import type { MfaChallenge } from '@galleria/auth'
import { isPlatformError } from '@galleria/platform-client'
import type { Say } from '../messages/index.ts'
import { signInErrors } from '../rules/login-copy.ts'
import { captchaOf, type Entered, type Entry, enter } from './enter.ts'

/** Signs in with a passkey alone. An address without one is told like an address that nobody has. */
export async function enterByPasskey(entry: Entry, form: FormData, t: Say): Promise<Entered> {
  const { session, email } = entry
  const from = await session.loginWithPasskey({ email, ...captchaOf(form) })
  if (from.loginState !== 'MFA_CHALLENGE') {
    return enter(from, entry, (failure) =>
      failure.errorCode === 'invalidEmail' || failure.errorCode === 'invalidPassword'
        ? { form: t('sign-in.no-passkey') }
        : signInErrors(failure, t),
    )
  }
  const proof = await askForPasskey(from.challenge)
  if (!proof) return { errors: { form: t('second.passkey-failed') } }
  try {
    const state = await session.verifyFactor({ factorType: 'WEBAUTHN', from, ...proof })
    return await enter(state, entry, (failure) => signInErrors(failure, t))
  } catch (error) {
    // The key was another one, or too late; an outage is told by the form.
    if (!isPlatformError(error) || error.status < 400 || error.status >= 500) throw error
    return { errors: { form: t('second.passkey-failed') } }
  }
}

/** The browser's answer; undefined where the shopper left it alone, or has no such key here. */
export async function askForPasskey(challenge: MfaChallenge | undefined) {
  const { publicKeyCredentialRequestOptionsJson = '', challengeId } = challenge ?? {}
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = JSON.parse(publicKeyCredentialRequestOptionsJson ?? '')
    const credential = await startAuthentication({ optionsJSON })
    return { credential: JSON.stringify(credential), challengeId: challengeId ?? '' }
  } catch {
    return undefined
  }
}
