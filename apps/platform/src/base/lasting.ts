/** An answer that stays the same for as long as nothing is written that it was made from. */
export class Lasting<Body extends object> {
  readonly body: Body
  /** When time alone may change it; never without one. */
  readonly until: Date | undefined

  constructor(body: Body, until?: Date) {
    this.body = body
    this.until = until
  }
}
