import format, { type CompiledMessage } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { dateFormat, numberFormat, pluralRules } from './formatters.ts'
import { english, type Language, type LanguageCode } from './languages.ts'
import { useLocale } from './locale.ts'

type Values = Readonly<Record<string, unknown>>

/** A message as the build leaves it in the code: its place in every catalog, and its English. */
type Built = readonly [index: number, english: CompiledMessage]

declare const ofKey: unique symbol
/** A message chosen in one place and shown in another; `key('cart.full')` makes one. Survives JSON. */
export interface Message<Arguments extends object = Record<never, never>> {
  readonly [ofKey]: Arguments
}

type Rich = (children: ReactNode[]) => ReactNode
/** A message with tags in it becomes nodes. */
type Shown<Arguments> = Rich extends Arguments[keyof Arguments] ? ReactNode : string
type Rest<Arguments> = keyof Arguments extends never ? [] : [values: Arguments]
/** The build replaces a key that is written out; one of several possible cannot be. */
type One<Key, All = Key> = Key extends unknown ? ([All] extends [Key] ? Key : never) : never

/** Says a message in one language. `Catalog` is `typeof` the room's `en.json`. */
export interface Translate<Catalog> {
  <Key extends keyof Catalog>(key: Key & One<Key>, ...rest: Rest<Catalog[Key]>): Shown<Catalog[Key]>
  <Arguments extends object>(message: Message<Arguments>, ...rest: Rest<Arguments>): Shown<Arguments>
}

export interface Messages<Catalog> {
  /** Messages in the page's language. */
  useMessages(): Translate<Catalog>
  /** Outside of components. */
  messagesIn(language: Language): Translate<Catalog>
  /** To be shown elsewhere with `t(message)`; the build takes the call away. */
  key<Key extends keyof Catalog>(key: Key & One<Key>): Message<Catalog[Key] & object>
  /** Brings the words of a language; at once where they are here. */
  load(code: LanguageCode): Promise<void>
}

/** JSON in the sources, an array in the order of `en.json` once built. */
type Load = () => Promise<{ readonly default: object }>

/**
 * Messages of a room, in `messages/index.ts`: English stands in its code, every other language is a file that is fetched.
 * The build writes the imports of these files, one for each language of `languages.ts`. `chunk` is a name under which
 * rooms share one built file for each language.
 */
export function defineMessages<Catalog>(chunk?: string): Messages<Catalog>
export function defineMessages<Catalog>(
  files: string | Partial<Record<LanguageCode, Load>> = {},
): Messages<Catalog> {
  const loads = typeof files === 'string' ? {} : files
  const catalogs: Partial<Record<LanguageCode, readonly (CompiledMessage | null)[]>> = {}

  const messagesIn = (language: Language) =>
    ((message: unknown, values: Values = {}) => {
      const [index, fallback] = message as Built
      const found = catalogs[language.code]?.[index]
      return found ? say(found, language, values) : say(fallback, english, values)
    }) as Translate<Catalog>

  return {
    messagesIn,
    useMessages() {
      const { language } = useLocale()
      return useMemo(() => messagesIn(language), [language])
    },
    key: (message) => message as unknown as Message<never>,
    async load(code) {
      const load = loads[code]
      if (load) catalogs[code] = (await load()).default as readonly CompiledMessage[]
    },
  }
}

const formatters = {
  getNumberFormat: numberFormat,
  getDateTimeFormat: dateFormat,
  getPluralRules: pluralRules,
} as Parameters<typeof format>[3]['formatters']

function say(message: CompiledMessage, { tag }: Language, values: Values): ReactNode {
  const said = format<ReactNode>(message, tag, values as never, { formatters, timeZone: 'UTC' })
  return Array.isArray(said) ? createElement(Fragment, null, ...said) : said
}
