import { defineMessages, type LanguageCode } from '@galleria/i18n'
import { messages as uiMessages } from '@galleria/ui'
import type en from './en.json'

const messages = defineMessages<typeof en>('words')
export const { useMessages, messagesIn } = messages

/** The frame's words and those of its elements. */
export async function loadFrameWords(code: LanguageCode): Promise<void> {
  await Promise.all([messages.load(code), uiMessages.load(code)])
}
