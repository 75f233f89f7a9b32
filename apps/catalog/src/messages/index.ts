import { defineMessages, type Translate } from '@galleria/i18n'
import type en from './en.json'

export const messages = defineMessages<typeof en>()
export const { useMessages, messagesIn, key } = messages

/** Says the catalog's messages; rules that choose words are given one. */
export type Say = Translate<typeof en>
