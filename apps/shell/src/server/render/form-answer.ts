/** An answer that more than one request may get. */
export interface FormAnswer {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer
}
