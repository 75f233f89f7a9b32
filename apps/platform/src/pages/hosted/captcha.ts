import { html } from 'hono/html'
import type { CaptchaTokens } from '../../areas/identity/index.ts'
import type { PlatformConfig } from '../../data/config.ts'
import type { Html } from './page.ts'
import type { Problem } from './problem.ts'
import type { View } from './view.ts'

const OWN = { scripts: ['/_hosted/captcha.js'], frames: [] }
/** Its script, with our nonce, brings the rest of itself; its question is a frame of theirs. */
const GOOGLE = {
  scripts: ['https://www.google.com/recaptcha/api.js'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

interface Captcha {
  readonly field: Html | ''
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
}

/** The check that one is no program: always, or once something has gone wrong, as the site wants it. */
export function captchaFor({ config, t }: View, problem: Problem | undefined): Captcha {
  if (!isShown(config, problem)) return { field: '', scripts: [], frames: [] }
  const { recaptcha } = config
  if (recaptcha) {
    const { siteKey } = recaptcha.visible
    return { field: html`<div class="g-recaptcha" data-sitekey="${siteKey}"></div>`, ...GOOGLE }
  }
  const field = html`<div class="captcha" data-captcha="/_hosted/captcha/challenge?kind=visible"
      data-working="${t('captcha.working')}" data-done="${t('captcha.done')}" data-failed="${t('captcha.failed')}">
    <input type="hidden" name="captcha" />
    <label class="check"><input type="checkbox" required disabled ${problem?.field === 'captcha' ? html`aria-invalid="true"` : ''} /> ${t('captcha.human')}</label>
    <span class="hint" role="status"></span>
    <noscript><p class="error">${t('captcha.no-script')}</p></noscript>
  </div>`
  return { field, ...OWN }
}

function isShown({ captcha }: PlatformConfig, problem: Problem | undefined): boolean {
  return captcha === 'always' || problem?.field === 'captcha' || (captcha === 'risk' && Boolean(problem))
}

/** As the API takes them (wire §2.9). */
export function captchaOf(form: URLSearchParams): { captchaTokens?: readonly CaptchaTokens[] } {
  const token = form.get('captcha') || form.get('g-recaptcha-response')
  return token ? { captchaTokens: [{ Recaptcha: token }] } : {}
}
