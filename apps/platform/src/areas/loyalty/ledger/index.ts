/** Points move through here and nowhere else (decision 0214). */
export { enter, enterEach, tryEnter } from './enter.ts'
export type { Entered, Entry } from './entry.ts'
export { noAccount, notActive, whyNot } from './refusal.ts'
export { enterSoon, type Shown } from './soon.ts'
export { entering } from './statement.ts'
