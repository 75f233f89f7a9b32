import { defineMessages, type LanguageCode, type Translate } from '@galleria/i18n'
import { messages as shared } from '@galleria/page-parts/messages'
import type en from './en.json'

const own = defineMessages<typeof en>('words')
export const { useMessages, messagesIn, key } = own

/** The module's words and those of parts that pages share: one file for each language. */
export const messages = {
  ...own,
  async load(code: LanguageCode): Promise<void> {
    await Promise.all([own.load(code), shared.load(code)])
  },
}

/** Says the cart's messages; rules that choose words are given one. */
export type Say = Translate<typeof en>
