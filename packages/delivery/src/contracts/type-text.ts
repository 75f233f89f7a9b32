import type { Prop, Props, Shape } from '@galleria/federation'

/** Names that every program knows; other types that a contract only names are another team's own. */
const known = new Set([
  'Array',
  'Date',
  'Map',
  'Promise',
  'Readonly',
  'ReadonlyArray',
  'ReadonlyMap',
  'ReadonlySet',
  'Record',
  'Set',
])

/** A shape as TypeScript writes it. What a contract kept as text alone is `unknown` where it names a team's own type. */
export function typeText(shape: Shape): string {
  if (typeof shape === 'string') return shape
  if ('literal' in shape) return JSON.stringify(shape.literal)
  if ('array' in shape) return `ReadonlyArray<${typeText(shape.array)}>`
  if ('record' in shape) return `Readonly<Record<string, ${typeText(shape.record)}>>`
  if ('oneOf' in shape) return shape.oneOf.map(partText).join(' | ')
  if ('object' in shape) return propsText(shape.object)
  const names = shape.text.match(/\b[A-Z]\w*/g) ?? []
  return names.every((name) => known.has(name)) ? shape.text : 'unknown'
}

/** Props of a widget or a slot, on one line. */
export function propsText(props: Props): string {
  const all = Object.entries(props)
  if (all.length === 0) return 'Record<never, never>'
  return `{ ${all.map(([name, prop]) => propText(name, prop)).join('; ')} }`
}

function propText(name: string, { type, optional }: Prop): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
  return `readonly ${key}${optional ? '?' : ''}: ${typeText(type)}`
}

/** A function type within a union needs its own parentheses. */
function partText(shape: Shape): string {
  const text = typeText(shape)
  return text.includes('=>') && !text.startsWith('{') ? `(${text})` : text
}
