import type { SettingField } from './part.ts'

/** Value of a field: as saved, or as typed. */
export type Written = string | boolean

/** A setting as its field shows it. */
export function savedIn(settings: object, { name, kind }: SettingField): Written {
  const value = name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], settings)
  return kind === 'check' ? value === true : String(value ?? '')
}

/** A field as it was sent; a box that is not ticked is not sent at all. */
export function typedIn(form: URLSearchParams, { name, kind }: SettingField): Written {
  return kind === 'check' ? form.get(name) === 'yes' : (form.get(name)?.trim() ?? '')
}

/** The fields as the call takes them: an empty one is null, and what is no number stays text, for the call to refuse. */
export function readSettings(form: URLSearchParams, fields: readonly SettingField[]): object {
  const changes: Record<string, unknown> = {}
  for (const field of fields) {
    const keys = field.name.split('.')
    const last = keys.pop() ?? ''
    let part = changes
    for (const key of keys) {
      part[key] ??= {}
      part = part[key] as Record<string, unknown>
    }
    part[last] = parseTyped(field, typedIn(form, field))
  }
  return changes
}

function parseTyped({ kind }: SettingField, typed: Written): unknown {
  if (typeof typed === 'boolean' || kind === 'choice') return typed
  if (typed === '') return null
  if (kind === 'amount') return typed.replace(',', '.')
  return /^\d{1,15}$/.test(typed) ? Number(typed) : typed
}
