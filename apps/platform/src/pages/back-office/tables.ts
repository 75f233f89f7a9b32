export interface BackOfficeTables {
  /** A member of the staff in one browser; good as long as the sign-in `familyId` is, and the role. */
  staffSessions: {
    hash: Buffer
    memberId: string
    familyId: string
    createdAt: Date
    expiresAt: Date
  }
}
