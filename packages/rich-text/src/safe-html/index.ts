export { parseSafeHtml, type SafeElement, type SafeNode } from './parse.ts'
export { tokens } from './tokens.ts'
