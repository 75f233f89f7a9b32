/** A request, as far as language and currency are read from it. */
export interface AskingHeaders {
  readonly headers: { get(name: string): string | null | undefined }
}
