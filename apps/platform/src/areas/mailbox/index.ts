/** Mailbox: letters, texts, calls and pushes that the platform sends. */

export { deliver, type Letter, type ShortMessage } from './deliver.ts'
export {
  type Block,
  button,
  code,
  type LetterLine,
  lines,
  list,
  note,
  paragraph,
  type TotalsRow,
  titled,
  totals,
} from './letter/blocks.ts'
export { type LetterKind, letterKinds } from './letter/kinds.ts'
export { letterLanguage } from './letter/language.ts'
export { letterMoney } from './letter/money.ts'
export { preferencesLink } from './letter/preferences.ts'
export { writeLetter } from './letter/write.ts'
export type { LetterShop } from './letter/written.ts'
export { countMessages, findMessage, type Message, readMailbox } from './store.ts'
export { type Channel, channels } from './tables.ts'
