import { defineMessages, type Translate } from '@galleria/i18n'
import type en from './en.json'

export const messages = defineMessages<typeof en>()
export const { useMessages } = messages

export type Say = Translate<typeof en>
