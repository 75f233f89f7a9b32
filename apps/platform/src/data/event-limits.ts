/** Tells whether a site sends events of a type. */
type IsSent = (type: string) => boolean

const limits = new WeakMap<object, IsSent>()

/** Limits the events of a database, and of each transaction on it, to some types. */
export function limitEvents(db: object, isSent: IsSent): void {
  limits.set(db, isSent)
}

/** Gives a transaction the limits of its database. */
export function inheritLimits(trx: object, db: object): void {
  const own = limits.get(db)
  if (own) limits.set(trx, own)
}

/** Tells whether an event of a type is sent; where nobody set a limit, each is. */
export function isSent(trx: object, type: string): boolean {
  return limits.get(trx)?.(type) ?? true
}
