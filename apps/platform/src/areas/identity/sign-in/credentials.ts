import type { Client } from '../../../http/client.ts'
import type { CaptchaTokens } from '../captcha/require.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Who the person was until now, so that their cart can follow. */
  readonly visitorId: string | null
  readonly client: Client
  readonly captchaTokens?: readonly CaptchaTokens[] | undefined
  /** Of a device that was remembered at a second factor. */
  readonly deviceToken?: string | undefined
}
