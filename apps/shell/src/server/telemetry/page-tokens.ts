import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ModuleStore } from '@galleria/delivery'

/** Tokens by which reports show that this shop served their page. All shells of a module store accept each other's. */
export interface PageTokens {
  /** `Set-Cookie` with the token of one page, sent with reports alone. */
  cookie(isSecure: boolean): Promise<string>
  /** Random name of the page that a report's cookies prove; null where they prove none. */
  pageOf(cookies: string | undefined): Promise<string | null>
}

const name = 'galleria_page'
const note = 'page-key'
/** Seconds: a tab may report for a day. */
const lifetime = 24 * 3600

export function createPageTokens({ notes }: Pick<ModuleStore, 'notes'>, now: () => Date): PageTokens {
  let known: Promise<Buffer> | undefined
  const key = () => {
    known ??= readKey(notes).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  const sign = async (text: string) =>
    createHmac('sha256', await key())
      .update(text)
      .digest('base64url')
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    async cookie(isSecure) {
      const page = `${seconds().toString(36)}.${randomBytes(12).toString('base64url')}`
      const secure = isSecure ? '; Secure' : ''
      const token = `${page}.${await sign(page)}`
      return `${name}=${token}; Path=/telemetry; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`
    },
    async pageOf(cookies = '') {
      const found = new RegExp(`(?:^|; *)${name}=((\\w{1,9})\\.[\\w-]{16})\\.([\\w-]{43})(?:;|$)`).exec(
        cookies,
      )
      const [, page = '', issued = '', signature = ''] = found ?? []
      const age = seconds() - Number.parseInt(issued, 36)
      if (!found || age < 0 || age > lifetime) return null
      const right = Buffer.from(await sign(page))
      const given = Buffer.from(signature)
      return right.length === given.length && timingSafeEqual(right, given) ? page : null
    },
  }
}

/** Made by the first shell that needs it; notes are given to no browser. */
async function readKey(notes: ModuleStore['notes']): Promise<Buffer> {
  const before = await notes.read(note)
  if (before === null) await notes.create(note, randomBytes(32).toString('base64'))
  return Buffer.from(before ?? (await notes.read(note)) ?? '', 'base64')
}
