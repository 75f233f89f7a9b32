import { defineMessages } from '@galleria/i18n'
import type en from './en.json'

/** Words of the bar and its links; each part of the admin has its own beside its pages. */
export const messages = defineMessages<typeof en>()
export const { key, useMessages } = messages
