export type Row = Readonly<Record<string, unknown>>
