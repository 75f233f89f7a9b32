/** Levels from the most urgent to the most detailed. */
export const levels = ['error', 'warn', 'info', 'debug'] as const
export type Level = (typeof levels)[number]

/** Fields of a line; `level` is `info` unless told. */
export type Entry = Readonly<Record<string, unknown>> & { readonly level?: Level }
export type Log = (entry: Entry) => void
