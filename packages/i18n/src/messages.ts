import format, { type CompiledMessage } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { dateFormat, numberFormat, pluralRules } from './formatters.ts'
import { english, type Language, type LanguageCode } from './languages.ts'
import { useLocale } from './locale.ts'

type Values = Readonly<Record<string, unknown>>

/** A message as the build leaves it in the code: its place in every catalogue, and its English. */
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

/** Says a message in one language. `Catalogue` is `typeof` the room's `en.json`. */
export interface Translate<Catalogue> {
  <Key extends keyof Catalogue>(key: Key & One<Key>, ...rest: Rest<Catalogue[Key]>): Shown<Catalogue[Key]>
  <Arguments extends object>(message: Message<Arguments>, ...rest: Rest<Arguments>): Shown<Arguments>
}

export interface Messages<Catalogue> {
  /** In the page's language. */
  useMessages(): Translate<Catalogue>
  /** Outside of components. */
  messagesIn(language: Language): Translate<Catalogue>
  /** To be shown elsewhere with `t(message)`; the build takes the call away. */
  key<Key extends keyof Catalogue>(key: Key & One<Key>): Message<Catalogue[Key] & object>
  /** Brings the words of a language; at once where they are here. */
  load(code: LanguageCode): Promise<void>
}

/** JSON in the sources, an array in the order of `en.json` once built. */
type Load = () => Promise<{ readonly default: object }>

/** A room's words: English stands in its code, every other language is a file that is fetched. */
export function defineMessages<Catalogue>(loads: Partial<Record<LanguageCode, Load>>): Messages<Catalogue> {
  const catalogues: Partial<Record<LanguageCode, readonly (CompiledMessage | null)[]>> = {}

  const messagesIn = (language: Language) =>
    ((message: unknown, values: Values = {}) => {
      const [index, fallback] = message as Built
      const found = catalogues[language.code]?.[index]
      return found ? say(found, language, values) : say(fallback, english, values)
    }) as Translate<Catalogue>

  return {
    messagesIn,
    useMessages() {
      const { language } = useLocale()
      return useMemo(() => messagesIn(language), [language])
    },
    key: (message) => message as unknown as Message<never>,
    async load(code) {
      const load = loads[code]
      if (load) catalogues[code] = (await load()).default as readonly CompiledMessage[]
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
