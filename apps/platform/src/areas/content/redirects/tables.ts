export interface UrlRedirectTables {
  /** Addresses that the shop had before, each with the one that stands for it. */
  urlRedirects: {
    id: string
    /** Path in lower case. One that begins with a language is of that language alone, others are of all languages. */
    fromPath: string
    toAddress: string
    createdAt: Date
    createdBy: string | null
  }
}
