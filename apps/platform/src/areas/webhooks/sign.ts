import { sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { SigningKey } from '../../base/signing-key.ts'

/** Off the main thread: an RSA signature takes longer than all else about a delivery. */
const signed = promisify(sign)

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** One compact JWT, RS256 (wire §2.10). `jti` is the event's id, which plain events carry nowhere else. */
export async function toJwt(
  { kid, privateKey }: SigningKey,
  { data, id, now }: { readonly data: string; readonly id: string; readonly now: Date },
): Promise<string> {
  const header = encode({ alg: 'RS256', typ: 'JWT', kid })
  const claims = encode({ data, jti: id, iat: Math.floor(now.getTime() / 1000) })
  const signature = await signed('sha256', Buffer.from(`${header}.${claims}`), privateKey)
  return `${header}.${claims}.${signature.toString('base64url')}`
}
