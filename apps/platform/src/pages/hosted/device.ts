import { getCookie } from 'hono/cookie'
import type { StateMachine } from '../../areas/identity/index.ts'
import { makeCookie } from './cookie.ts'
import type { Ctx } from './view.ts'

const COOKIE = 'galleria-device'
const SECONDS = 30 * 86_400

/** Token of a browser that was remembered at a second factor. */
export function deviceToken(c: Ctx): { deviceToken?: string } {
  const token = getCookie(c, COOKIE)
  return token ? { deviceToken: token } : {}
}

/** Keeps what remembering the device brought. */
export function rememberDevice(c: Ctx, outcome: StateMachine, response: Response): Response {
  const token = outcome.additionalData.deviceToken?.strValue
  if (token) {
    response.headers.append('Set-Cookie', makeCookie(c.var.services.config, COOKIE, token, SECONDS))
  }
  return response
}
