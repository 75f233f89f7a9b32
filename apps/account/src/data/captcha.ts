export type CaptchaKind = 'invisible' | 'visible'

/** Answer of the route `/account/captcha`. */
export interface CaptchaAnswer {
  /** Absent where the platform asks for a captcha of another make: its own page shows that. */
  readonly challenge?: object
}
