/** Every table of one site's database. Each area describes its own in `tables.ts`, and `app/tables.ts` brings them together. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}
