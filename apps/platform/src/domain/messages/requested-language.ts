import type { HeaderSource } from '../header-source.ts'

/** The language a caller says it speaks (wire §1.3 `x-wix-linguist`), as a BCP 47 tag; undefined where it says none. */
export function requestedLanguage({ headers }: HeaderSource): string | undefined {
  return /^[\w-]{2,35}/.exec(headers.get('x-wix-linguist') ?? '')?.[0]
}
