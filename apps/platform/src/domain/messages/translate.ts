import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import type catalog from './en.json'
import type { HostedLanguage } from './languages.ts'

type Catalog = typeof catalog
type MessageKey = keyof Catalog
/** Messages that take no arguments: the ones a rule may choose among. */
export type PlainKey = {
  [Key in MessageKey]: keyof Catalog[Key] extends never ? Key : never
}[MessageKey]
type Rest<Arguments> = keyof Arguments extends never ? [] : [values: Arguments]

/** Says a message of `en.json` in one language. */
export type Translate = <Key extends MessageKey>(key: Key, ...rest: Rest<Catalog[Key]>) => string

const read = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${code}.json`), 'utf8'))
interface Message {
  readonly compiled: CompiledMessage
  /** Arguments that choose among words and are not shown themselves. */
  readonly choosing: ReadonlySet<string>
}
const catalogs = new Map<string, ReadonlyMap<string, Message>>()

function catalogOf(code: string): ReadonlyMap<string, Message> {
  const found = catalogs.get(code)
  if (found) return found
  const messages = new Map(Object.entries(read(code)).map(([key, text]) => [key, prepared(text)]))
  catalogs.set(code, messages)
  return messages
}

function prepared(text: string): Message {
  const names = [...text.matchAll(/\{(\w+), select,/g)].map(([, name = '']) => name)
  return { compiled: compile(text), choosing: new Set(names) }
}

const formatters: Parameters<typeof format>[3]['formatters'] = {
  getNumberFormat: (...inserted) => new Intl.NumberFormat(...inserted),
  getDateTimeFormat: (...inserted) => new Intl.DateTimeFormat(...inserted),
  getPluralRules: (...inserted) => new Intl.PluralRules(...inserted),
}

export function translatorFor({ code, tag, direction }: HostedLanguage): Translate {
  const messages = catalogOf(code)
  return (key, ...[values = {}]) => {
    const message = messages.get(key)
    if (message === undefined) throw new Error(`There is no message ${key}`)
    const inserted = direction === 'rtl' ? isolated(values, message.choosing) : values
    return String(
      format(message.compiled, tag, inserted as Record<string, string>, { formatters, timeZone: 'UTC' }),
    )
  }
}

/** Isolates inserted values: they may run the other way and pull their neighbors along (UAX 9, FSI and PDI). */
function isolated(values: object, choosing: ReadonlySet<string>): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !choosing.has(name) ? `\u2068${value}\u2069` : value,
    ]),
  )
}
