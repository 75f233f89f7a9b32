import { defineMessages } from '@galleria/i18n'
import type en from './en.json'

export const messages = defineMessages<typeof en>('manage')
export const { key, useMessages } = messages
