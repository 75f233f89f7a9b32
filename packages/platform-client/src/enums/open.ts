/** One of the names known today, or one that a newer platform added: kept, never refused. */
export type Open<Known extends string> = Known | (string & {})
