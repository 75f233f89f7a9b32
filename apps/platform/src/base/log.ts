export type Log = (entry: Readonly<Record<string, unknown>>) => void
