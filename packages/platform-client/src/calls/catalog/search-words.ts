import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/search-words.ts'

/**
 * Searches that what is typed may become, each of which finds products: the last word completed, or put right where it
 * is misspelt. In the shopper's language, the likeliest first, at most 10. Of the embedded platform.
 */
export const suggestSearchWords = /* @__PURE__ */ defineCall<
  { expression: string; limit?: number },
  { words: string[] }
>(operations.suggestSearchWords, () => z.object({ words: z.array(z.string()) }))
