import type { PlatformConfig } from '../../data/config.ts'

type Config = Pick<PlatformConfig, 'publicUrl'>

/** Sent to hosted pages alone, read by no script, and not sent along with another site's form. */
export function makeCookie({ publicUrl }: Config, name: string, value: string, seconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/_hosted; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export function clearedCookie(config: Config, name: string): string {
  return makeCookie(config, name, '', 0)
}
