/** An answer that stays the same for as long as nothing is written that it was made from. */
export class Cacheable<Body extends object> {
  readonly body: Body
  /** The time at which it may change by itself; never without one. */
  readonly until: Date | undefined

  constructor(body: Body, until?: Date) {
    this.body = body
    this.until = until
  }
}
