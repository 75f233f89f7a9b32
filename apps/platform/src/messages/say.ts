import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import type catalogue from './en.json'
import type { HostedLanguage } from './languages.ts'

type Catalogue = typeof catalogue
export type MessageKey = keyof Catalogue
/** Messages that take no arguments: the ones a rule may choose among. */
export type PlainKey = {
  [Key in MessageKey]: keyof Catalogue[Key] extends never ? Key : never
}[MessageKey]
type Rest<Arguments> = keyof Arguments extends never ? [] : [values: Arguments]

/** Says a message of `en.json` in one language. */
export type Say = <Key extends MessageKey>(key: Key, ...rest: Rest<Catalogue[Key]>) => string

const read = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${code}.json`), 'utf8'))
const compiled = new Map<string, Map<string, CompiledMessage>>()

function catalogueOf(code: string): Map<string, CompiledMessage> {
  let found = compiled.get(code)
  if (!found) {
    found = new Map(Object.entries(read(code)).map(([key, text]) => [key, compile(text)]))
    compiled.set(code, found)
  }
  return found
}

const formatters: Parameters<typeof format>[3]['formatters'] = {
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
}

export function sayIn({ code, tag, direction }: HostedLanguage): Say {
  const messages = catalogueOf(code)
  return (key, ...[values = {}]) => {
    const message = messages.get(key)
    if (message === undefined) throw new Error(`There is no message ${key}`)
    const given = direction === 'rtl' ? isolated(values) : values
    return String(format(message, tag, given as Record<string, string>, { formatters, timeZone: 'UTC' }))
  }
}

/** What is put in may run the other way: marks keep it from pulling its neighbours along (UAX 9, FSI and PDI). */
function isolated(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  )
}
