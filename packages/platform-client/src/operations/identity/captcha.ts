import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/captcha', fqn: 'galleria.captcha.v1.CaptchaService', entity: 'galleria.captcha.v1.captcha', apiHostOnly: true }

export const getCaptcha = { service, name: 'GetCaptcha', method: 'GET', path: '/_hosted/captcha', audience: 'UNASKED' } as const
export const getCaptchaChallenge = { service, name: 'GetCaptchaChallenge', method: 'GET', path: '/_hosted/captcha/challenge', audience: 'UNASKED' } as const
