import type { PlatformConfig } from '../../../data/config.ts'
import { MASK, Masker } from '../requests/mask.ts'
import type { Row } from './row.ts'
import type { Column, Table } from './schema.ts'

/** Secret though their name does not tell. */
const listed = new Set(['mails.code', 'mails.html'])
/** Not secret, though their name might say so. */
const open = new Set(['token_families.id'])
const named =
  /hash|secret|token|sealed|password|credential|private|verifier|challenge|nonce|signature|recovery/

/** Neither shown, nor searched, nor sorted by. What is binary is a hash or sealed, and nothing to read anyway. */
export function isHidden(table: string, { name, type }: Pick<Column, 'name' | 'type'>): boolean {
  const full = `${table}.${name}`
  if (open.has(full) || name.endsWith('_at') || type === 'bool') return false
  return type === 'bytea' || listed.has(full) || named.test(name)
}

/** A row as it may be seen: hidden columns masked, and secrets within texts and documents too. */
export function unhidden(config: PlatformConfig, table: Table, row: Row): Row {
  const masker = new Masker(config)
  masker.learn(row)
  return Object.fromEntries(
    table.columns.map((column) => {
      const value = row[column.name]
      if (value === null || value === undefined) return [column.name, null]
      if (isHidden(table.name, column)) return [column.name, MASK]
      return [
        column.name,
        value instanceof Date ? value.toISOString() : masker.value(value, column.name, table.name),
      ]
    }),
  )
}
