export interface HostedTables {
  /** A browser that may see a member's account section; ends with the sign-in it stands on. */
  hostedSessions: {
    hash: Buffer
    memberId: string
    familyId: string
    /** The registered page of the store to go back to. */
    backUrl: string | null
    createdAt: Date
    expiresAt: Date
  }
  /** Consents of members to clients of third parties. */
  consents: { memberId: string; clientId: string; scope: string; givenAt: Date }
}
