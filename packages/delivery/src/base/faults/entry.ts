/** Page of an error: its heading's sentence, the cause, and the way out. Both are Markdown. */
export interface FaultEntry {
  readonly title: string
  readonly cause: string
  readonly remedy: string
}
