import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/identity/captcha.ts'

/** Names the captcha provider: `altcha` is work for the browser, `recaptcha` is shown on hosted pages. */
export const getCaptcha = /* @__PURE__ */ defineCall<object, { provider: string }>(
  operations.getCaptcha,
  () => z.looseObject({ provider: z.string() }),
)

/** One piece of work for `altcha-lib`; its solution is a token that counts once. */
export const getCaptchaChallenge = /* @__PURE__ */ defineCall<
  { kind: 'visible' | 'invisible' },
  { parameters: object; signature?: string | undefined }
>(operations.getCaptchaChallenge, () =>
  z.looseObject({ parameters: z.looseObject({}), signature: z.optional(z.string()) }),
)
