/** The two a site has: one that people see, one that they do not (spec §9). */
export const captchaKinds = ['visible', 'invisible'] as const

type CaptchaKind = (typeof captchaKinds)[number]

/** Captcha service. Add another by an object of this shape. */
export interface CaptchaProvider {
  readonly name: 'altcha' | 'recaptcha'
  /** Site keys that a page needs to show the captcha. */
  readonly siteKeys: Readonly<Record<CaptchaKind, string>>
  /** A puzzle, where the puzzles are ours. */
  challenge?(kind: CaptchaKind): Promise<object>
  /** True once per token, for this site and kind alone. */
  verify(token: string, kind: CaptchaKind, remoteAddress: string): Promise<boolean>
}
