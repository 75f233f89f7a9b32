import type { Say } from './messages/index.ts'

/** Spec "Imports": INITIATED, PARSING, PARSED, IMPORTING, IMPORTED, FAILED. */
export function importState(status: string | undefined, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    PARSED: t('imports.is-parsed'),
    IMPORTING: t('imports.is-importing'),
    IMPORTED: t('imports.is-imported'),
    FAILED: t('imports.is-failed'),
  }
  return words[status ?? ''] ?? t('imports.is-parsing')
}
