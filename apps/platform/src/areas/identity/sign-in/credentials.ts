import type { Client } from '../../../http/client.ts'
import type { CaptchaTokens } from '../captcha/require.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Visitor id before the sign-in, so that the cart can follow. */
  readonly visitorId: string | null
  readonly client: Client
  readonly captchaTokens?: readonly CaptchaTokens[] | undefined
  /** Token of a device that was remembered at a second factor. */
  readonly deviceToken?: string | undefined
}
