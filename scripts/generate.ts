import { writeBorders } from './borders/generate.ts'
import { declareAllMessages } from './messages/declare.ts'

// Files that follow from others are made here and not kept in git: the declarations of messages, and the borders as
// Biome reads them. `pnpm install` runs it, and so does every test run.
declareAllMessages()
writeBorders()
