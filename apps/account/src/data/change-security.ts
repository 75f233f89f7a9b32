import { languageIn, session, site } from '@galleria/federation'
import { languageOf, withoutLanguage } from '@galleria/i18n'
import { isPlatformError, type PlatformClient, type PlatformError } from '@galleria/platform-client'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'
import {
  activateFactor,
  type Enrollment,
  endOtherSessions,
  endSession,
  enrollFactor,
  removeFactor,
} from '@galleria/platform-client/security'
import { type ActionFunctionArgs, redirect, redirectDocument } from '@galleria/router'
import { messagesIn, type Say } from '../messages/index.ts'
import { checkNewPassword } from '../rules/credentials.ts'
import { signInPath } from '../rules/return-to.ts'

export interface Changed {
  readonly said?: string
  readonly problem?: string
  readonly errors?: {
    readonly password?: string | undefined
    readonly code?: string
    readonly phone?: string
  }
  /** A factor that was begun and waits for its proof. */
  readonly enrolling?: Enrollment & { readonly type: string }
  /** The others are signed out, and now this one is to be. */
  readonly everywhere?: true
  /** Shown this once. */
  readonly recoveryCodes?: readonly string[]
}

/** One form each: `password`, `enroll`, `activate`, `remove`, `end`, `end-others`, `everywhere`, `hosted`. */
export async function changeSecurity(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  client: PlatformClient,
): Promise<Changed | Response> {
  const form = await request.formData()
  const t = messagesIn(languageIn(context))
  const { shellUrl } = context.get(site)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  try {
    switch (text('intent')) {
      case 'password': {
        const newPassword = String(form.get('password') ?? '')
        const errors = checkNewPassword({ email: text('email'), password: newPassword }, t)
        if (errors.password) return { errors: { password: errors.password } }
        await context.get(session).changePassword({ newPassword })
        return { said: t('security.password-changed') }
      }
      case 'enroll': {
        const type = text('type')
        const phone = text('phone')
        const begun = await enrollFactor(client, { type, ...(phone && { phone }) })
        return { enrolling: { ...begun, type } }
      }
      case 'activate':
        return await activate(client, form, t)
      case 'remove':
        await removeFactor(client, { factorId: text('factorId') })
        return { said: t('security.factor-removed') }
      case 'end':
        await endSession(client, { id: text('id') })
        return { said: t('security.device-ended') }
      case 'hosted': {
        const { redirectSession } = await createRedirectSession(client, {
          memberAccountPage: { section: 'ACCOUNT_INFO' },
          callbacks: { postFlowUrl: `${shellUrl}/account` },
          preferences: {
            additionalQueryParameters: { ui_locales: languageOf(new URL(request.url).pathname).code },
          },
        })
        return redirectDocument(redirectSession.fullUrl)
      }
      case 'everywhere':
        await endOtherSessions(client, {})
        return { everywhere: true }
      default:
        await endOtherSessions(client, {})
        return { said: t('security.others-ended') }
    }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (error.code === 'LOGIN_TOO_OLD') {
      const { pathname } = new URL(request.url)
      return redirect(signInPath(withoutLanguage(pathname), { reason: 'confirm' }))
    }
    return refused(error, text('intent'), t)
  }
}

async function activate(client: PlatformClient, form: FormData, t: Say): Promise<Changed> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const enrolling = JSON.parse(text('enrolling')) as NonNullable<Changed['enrolling']>
  const code = text('code').replace(/\s/g, '')
  const credential = text('credential')
  const name = text('name')
  if (!code && !credential) return { enrolling, errors: { code: t('second.missing') } }
  try {
    const { recoveryCodes } = await activateFactor(client, {
      type: enrolling.type,
      enrollmentId: enrolling.enrollmentId,
      ...(credential ? { credential: JSON.parse(credential) as unknown } : { code }),
      ...(name && { name }),
    })
    return { said: t('security.factor-added'), ...(recoveryCodes && { recoveryCodes }) }
  } catch (error) {
    if (!isPlatformError(error) || error.code !== 'VERIFICATION_FAILED') throw error
    // A passkey's challenge counts once.
    return credential
      ? { problem: t('second.passkey-failed') }
      : { enrolling, errors: { code: t('second.wrong') } }
  }
}

function refused({ code, status, violations }: PlatformError, intent: string, t: Say): Changed {
  if (violations.length > 0 && intent === 'password') return { errors: { password: t('password.common') } }
  if (violations.length > 0 && intent === 'enroll') return { errors: { phone: t('security.phone-wrong') } }
  if (code === 'PASSKEY_NEEDS_HOST_NAME') return { problem: t('security.passkey-host') }
  if (code === 'TOO_MANY_FACTORS') return { problem: t('security.too-many') }
  if (code === 'FACTOR_EXISTS') return { problem: t('security.passkey-known') }
  return { problem: status === 0 || status >= 500 ? t('outage.short') : t('login.unknown') }
}
