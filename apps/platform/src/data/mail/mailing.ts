const mailing = new WeakSet<object>()

/** Lets letters of a database, and of each transaction on it, go out by mail. */
export function startMailing(db: object): void {
  mailing.add(db)
}

/** Gives a transaction what its database has. */
export function inheritMailing(trx: object, db: object): void {
  if (mailing.has(db)) mailing.add(trx)
}

export function isMailing(db: object): boolean {
  return mailing.has(db)
}
