import { randomUUID } from 'node:crypto'
import type { Db } from '../../../data/database.ts'
import { choiceId, optionId } from '../ids.ts'
import type { StoredOption } from '../tables.ts'
import { findOptions } from './store/rows.ts'

/** Names a product's options as catalog V3 does where that does not follow from their texts: ids and colors by name. */
export type NamedAs = (option: StoredOption) => StoredOption

/** Finds customizations by their names; one that was renamed keeps the id of its first name. */
export async function namedAs(db: Db, names: readonly string[]): Promise<NamedAs> {
  if (names.length === 0) return (option) => option
  const rows = await findOptions(db, names, names.map(optionId))
  const taken = new Set(rows.map(({ id }) => id))
  return (option) => {
    const row = rows.find(({ name }) => name === option.name)
    if (!row) return option.id || !taken.has(optionId(option.name)) ? option : { ...option, id: randomUUID() }
    const ids = new Set(row.choices.map(({ id }) => id))
    const choices = option.choices.map((choice) => {
      const hashed = choiceId(option.name, choice.description)
      const known = row.choices.find(({ name }) => name === choice.description)
      const id = known?.id ?? choice.id ?? (ids.has(hashed) ? randomUUID() : hashed)
      const plain = choice.value === choice.description
      const value =
        option.optionType === 'color' && plain && known?.colorCode ? known.colorCode : choice.value
      return { ...choice, value, ...(id !== hashed && { id }) }
    })
    return { ...option, choices, ...(row.id !== optionId(option.name) && { id: row.id }) }
  }
}
