import { defineMessages, type Translate } from '@galleria/i18n'
import type en from './en.json'

/** Words of address forms are a catalog of their own, so that no page without such a form fetches them. */
export const { load, messagesIn, key } = defineMessages<typeof en>()

export type Say = Translate<typeof en>
