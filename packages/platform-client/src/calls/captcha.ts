import { defineCall, type Service, z } from '@galleria/platform-client'

/** An extension of the embedded platform, which needs no foreign service to tell people from programs. */
const service: Service = {
  package: '@galleria/captcha',
  fqn: 'galleria.captcha.v1.CaptchaService',
  entity: 'galleria.captcha.v1.captcha',
  apiHostOnly: true,
}

/** Names the captcha provider: `altcha` is work for the browser, `recaptcha` is shown on hosted pages. */
export const getCaptcha = /* @__PURE__ */ defineCall<object, { provider: string }>({
  name: 'GetCaptcha',
  service,
  method: 'GET',
  path: '/_hosted/captcha',
  output: () => z.looseObject({ provider: z.string() }),
})

/** One piece of work for `altcha-lib`; its solution is a token that counts once. */
export const getCaptchaChallenge = /* @__PURE__ */ defineCall<
  { kind: 'visible' | 'invisible' },
  { parameters: object; signature?: string | undefined }
>({
  name: 'GetCaptchaChallenge',
  service,
  method: 'GET',
  path: '/_hosted/captcha/challenge',
  output: () => z.looseObject({ parameters: z.looseObject({}), signature: z.optional(z.string()) }),
})
