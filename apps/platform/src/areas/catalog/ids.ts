import { createHash } from 'node:crypto'
import type { StoredInfoSection, StoredOption } from './tables.ts'

const cache = new Map<string, string>()

/**
 * Catalog V3 gives options, choices and sections ids; here they follow from the names, so the same color is one choice
 * in all products. One that was called otherwise since keeps its id.
 */
export const optionId = (option: string) => idOf(`option ${option}`)
export const choiceId = (option: string, choice: string) => idOf(`choice ${option}\0${choice}`)
export const modifierId = (title: string) => idOf(`modifier ${title}`)
export const infoSectionId = (title: string, text: string) => idOf(`info section ${title}\0${text}`)

export const idOfOption = ({ id, name }: Pick<StoredOption, 'id' | 'name'>) => id ?? optionId(name)
export const idOfChoice = (
  { name }: Pick<StoredOption, 'name'>,
  { id, description }: StoredOption['choices'][number],
) => id ?? choiceId(name, description)

/** Id of a section that belongs to its product alone. */
export const sectionName = (title: string, id: string) =>
  `${title.toLowerCase().replace(/\W+/g, '-')}-${id.slice(0, 8)}`

export const isShared = (section: StoredInfoSection): section is { readonly id: string } => 'id' in section

/** A UUID of version 8: by hash of a name (RFC 9562 §5.8). */
function idOf(name: string): string {
  let id = cache.get(name)
  if (!id) {
    const hex = createHash('sha256').update(name).digest('hex')
    id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
    if (cache.size < 10_000) cache.set(name, id)
  }
  return id
}
