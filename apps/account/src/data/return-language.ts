import { type Language, languageOf } from '@galleria/i18n'

const key = 'galleria.left-in'

/** One address is registered to come back to, which is English: where a sign-in ends badly, nothing else says who left. */
export function rememberReturnLanguage({ prefix }: Language): void {
  try {
    sessionStorage.setItem(key, prefix)
  } catch {
    // Storage refused: the words are English.
  }
}

/** Undefined where nobody left from this tab. */
export function returnLanguage(): Language | undefined {
  try {
    const prefix = sessionStorage.getItem(key)
    return prefix === null ? undefined : languageOf(prefix)
  } catch {
    return undefined
  }
}
