import { defineMessages, type Translate } from '@galleria/i18n'
import type en from './en.json'

/** Messages of the profile pages are a catalog of their own, so that no other page fetches them. */
export const messages = defineMessages<typeof en>()
export const { useMessages, messagesIn, key } = messages

export type Say = Translate<typeof en>
