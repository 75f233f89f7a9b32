/** Mailbox: letters, texts, calls and pushes that the platform sends. */

export { deliver } from './deliver.ts'
export {
  type Block,
  button,
  code,
  intro,
  type LetterLine,
  lines,
  link,
  list,
  note,
  paragraph,
  type TotalsRow,
  titled,
  totals,
} from './letter/blocks.ts'
export { type LetterDesign, noDesign } from './letter/design.ts'
export { type LetterKind, letterKinds } from './letter/kinds.ts'
export { letterLanguage } from './letter/language.ts'
export { letterMoney } from './letter/money.ts'
export { named, placeholdersOf, unknownPlaceholder } from './letter/placeholders.ts'
export { preferencesLink } from './letter/preferences.ts'
export { writeLetter } from './letter/write.ts'
export type { LetterShop, WrittenLetter } from './letter/written.ts'
export type { Letter, ShortMessage } from './message.ts'
export { claimLetterKey } from './once.ts'
export { readReport, readTold, takeBounce } from './sending/bounce.ts'
export { countQueued, type QueuedMail, queuedPage } from './sending/list-store.ts'
export { retryMail } from './sending/retry.ts'
export { runSending } from './sending/run-sending.ts'
export { openTransport } from './sending/transport.ts'
export { countMessages, findMessage, type Message, readMailbox } from './store.ts'
export { type Channel, channels, headersOf } from './tables.ts'
export {
  findLetterDesign,
  findLetterTexts,
  type LetterTextsRow,
  listLetterTexts,
  lockLetterDesign,
  lockLetterTexts,
  updateLetterDesign,
  updateLetterTexts,
} from './templates/store.ts'
export { type LetterTexts, mainButton, noTexts, valuesOf, withTexts } from './templates/texts.ts'
