export { langOfField, langOfText, useContentLang } from './content-lang.ts'
export { type Format, formatFor, useFormat } from './format.ts'
export {
  english,
  type Language,
  type LanguageCode,
  languageOf,
  languages,
  languageTagged,
  withoutLanguage,
} from './languages.ts'
export { type Locale, LocaleContext, useLocale } from './locale.ts'
export { defineMessages, type Message, type Messages, type Translate } from './messages.ts'
