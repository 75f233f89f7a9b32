/** A request, as far as language and currency are read from it. */
export interface HeaderSource {
  readonly headers: { get(name: string): string | null | undefined }
}
