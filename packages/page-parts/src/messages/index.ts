import { defineMessages } from '@galleria/i18n'
import type en from './en.json'

export const { useMessages, messagesIn, key } = defineMessages<typeof en>()
