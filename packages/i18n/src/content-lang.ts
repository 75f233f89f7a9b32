import { english, type Language, type LanguageCode } from './languages.ts'
import { useLocale } from './locale.ts'

/** A text as carts and orders have it: without `translated` it stands in the shop's language. */
interface Text {
  readonly original: string
  readonly translated?: string | null | undefined
}

/** Entity with a list of its fields that are not in the page's language; the hosted platform lists none. */
interface Translatable {
  readonly untranslated?: readonly string[] | null | undefined
}

/** Letters of the languages that are not written in Latin ones. */
const letters: Partial<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
}

const latinWord = /\p{Script=Latin}{3}/u

const lettersByTag = new Map<string, RegExp | undefined>()

/** Letters of a language's own script; undefined of a Latin one. */
function lettersOf({ tag }: Language): RegExp | undefined {
  if (!lettersByTag.has(tag)) lettersByTag.set(tag, letters[new Intl.Locale(tag).maximize().script ?? ''])
  return lettersByTag.get(tag)
}

/** Language of a text where it is not the page's, for `lang`: so a screen reader speaks it with the right voice. */
export function langOfText(page: Language, text: string | Text | null | undefined): LanguageCode | undefined {
  if (page === english || !text) return undefined
  if (typeof text === 'object') return text.translated ? langOfText(page, text.translated) : english.code
  // A plain text does not say whether it is translated. Its letters do, where the page has others.
  const own = lettersOf(page)
  return own && !own.test(text) && latinWord.test(text) ? english.code : undefined
}

/** Language of an entity's field where it is not the page's. */
export function langOfField<Field extends string>(
  page: Language,
  entity: Translatable & { readonly [Name in Field]?: unknown },
  field: Field,
): LanguageCode | undefined {
  if (page === english) return undefined
  if (entity.untranslated?.includes(field)) return english.code
  const text = entity[field]
  return typeof text === 'string' ? langOfText(page, text) : undefined
}

/** Both, for the page's own language. */
export function useContentLang() {
  const { language } = useLocale()
  return {
    ofText: (text: string | Text | null | undefined) => langOfText(language, text),
    ofField: <Field extends string>(
      entity: Translatable & { readonly [Name in Field]?: unknown },
      field: Field,
    ) => langOfField(language, entity, field),
  }
}
