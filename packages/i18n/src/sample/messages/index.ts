import { defineMessages } from '../../index.ts'
import type en from './en.json'

export const messages = defineMessages<typeof en>()
export const { key, messagesIn } = messages
