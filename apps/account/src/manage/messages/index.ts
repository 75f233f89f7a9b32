import { defineMessages, type Translate } from '@galleria/i18n'
import type en from './en.json'

/** The store's side has words of its own, so that no shopper fetches them. */
export const messages = defineMessages<typeof en>('manage')
export const { useMessages } = messages

export type Say = Translate<typeof en>
