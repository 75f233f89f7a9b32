/** Mailbox: letters, texts, calls and pushes that the platform sends. */

export { deliver, type Letter } from './deliver.ts'
export {
  activationMail,
  letterLanguage,
  nobodyMail,
  type RecoveryLink,
  recoveryMail,
  refusingPath,
  textOf,
  verificationMail,
  welcomeMail,
} from './letters.ts'
export { countMessages, type Message, readMailbox } from './store.ts'
export { type Channel, channels } from './tables.ts'
