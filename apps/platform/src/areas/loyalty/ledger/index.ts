/** Points move through here and nowhere else (decision 0214). */
export { enter, enterEach, tryEnter } from './enter.ts'
export type { Entered, Entry } from './entry.ts'
export { noAccount, notActive, whyNot } from './refusal.ts'
export { enterSoon } from './soon.ts'
export type { EntryOutcome } from './store/enter.ts'
export { entering } from './store/statement.ts'
