import { defineMessages, type Translate } from '@galleria/i18n'
import type en from './en.json'

/** What a member tells of themselves has words of its own, so that no shopper fetches them. */
export const messages = defineMessages<typeof en>()
export const { useMessages, messagesIn, key } = messages

export type Say = Translate<typeof en>
