export interface BackOfficeTables {
  /** Somebody who proved to have the owner's key, in one browser. */
  staffSessions: { hash: Buffer; createdAt: Date; expiresAt: Date }
}
