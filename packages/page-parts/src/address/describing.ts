// Only forms that are shown fetch their words, as one file.
export { load, messagesIn } from './messages/index.ts'
export { describe } from './words.ts'
