import { createHmac } from 'node:crypto'
import { violations } from '../../base/errors.ts'
import { sameSecret } from '../../base/secrets.ts'
import type { PlatformConfig } from '../config.ts'

/** @param field where the cursor stands in what was sent */
export function notOfThisList(field: string) {
  return violations([{ field, description: 'is not a cursor of this list', violatedRule: 'FORMAT' }])
}

/** The path of a field within a part of the input: `query` and `filter` are `query.filter`. */
export function under(at: string, field: string): string {
  return at ? `${at}.${field}` : field
}

/** A value that travels through a client and comes back unchanged, or not at all. */
export function seal(config: PlatformConfig, value: unknown): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${body}.${sign(config, body)}`
}

export function unseal(config: PlatformConfig, sealed: string): unknown {
  const [body = '', signature = ''] = sealed.split('.')
  return sameSecret(signature, sign(config, body))
    ? JSON.parse(Buffer.from(body, 'base64url').toString())
    : undefined
}

function sign(config: PlatformConfig, body: string): string {
  return createHmac('sha256', `cursor ${config.ownerKey}`).update(body).digest('base64url')
}
