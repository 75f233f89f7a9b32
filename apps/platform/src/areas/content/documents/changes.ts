import { isDeepStrictEqual } from 'node:util'
import type { DocumentChange } from '@galleria/platform-client/entities/content'

/** Item of a document, as its history tells of it. */
export interface ToldItem {
  readonly id: string
  /** Words that name it. */
  readonly text: string
  readonly translations: Readonly<Record<string, string>>
  /** Content of the item, to be compared. */
  readonly says: unknown
}

/** Ids of items by language. */
export type Outdated = Record<string, string[]>

/** Translations that stayed as they were while their original was changed, or have been so since. */
export function outdatedIn(
  before: readonly ToldItem[],
  after: readonly ToldItem[],
  known: Outdated = {},
): Outdated {
  const were = new Map(before.map((item) => [item.id, item]))
  const outdated: Outdated = {}
  for (const { id, text, translations } of after) {
    const was = were.get(id)
    if (!was) continue
    for (const [language, translation] of Object.entries(translations)) {
      const stayed = translation === was.translations[language]
      if (stayed && (text !== was.text || known[language]?.includes(id)))
        outdated[language] = [...(outdated[language] ?? []), id]
    }
  }
  return outdated
}

/** Items that a save added, removed or changed, and whether it moved any that stayed. */
export function changesBetween(before: readonly ToldItem[], after: readonly ToldItem[]): DocumentChange[] {
  const were = new Map(before.map((item) => [item.id, item]))
  const are = new Set(after.map(({ id }) => id))
  const changed = after.flatMap(({ id, text, says }) => {
    const was = were.get(id)
    if (!was) return [{ type: 'ADDED', text }]
    return isDeepStrictEqual(was.says, says) ? [] : [{ type: 'CHANGED', text }]
  })
  const removed = before.flatMap(({ id, text }) => (are.has(id) ? [] : [{ type: 'REMOVED', text }]))
  const stayed = (items: readonly ToldItem[]) =>
    items.flatMap(({ id }) => (were.has(id) && are.has(id) ? [id] : [])).join()
  return [...changed, ...removed, ...(stayed(before) === stayed(after) ? [] : [{ type: 'MOVED', text: '' }])]
}
