import type { Services } from '../../../data/services.ts'
import type { CaptchaProvider } from './kind.ts'
import { proofOfWork } from './proof-of-work.ts'
import { recaptcha } from './recaptcha.ts'

export function captchaProvider(services: Services): CaptchaProvider {
  const { recaptcha: keys } = services.config
  return keys ? recaptcha(services, keys) : proofOfWork(services)
}
