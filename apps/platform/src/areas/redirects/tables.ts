import type { ColumnType } from 'kysely'

export interface Callbacks {
  readonly postFlowUrl?: string | undefined
  readonly thankYouPageUrl?: string | undefined
  readonly cartPageUrl?: string | undefined
  readonly loginUrl?: string | undefined
  readonly bookingsServiceListUrl?: string | undefined
  readonly planListUrl?: string | undefined
}

export interface RedirectTables {
  redirectSessions: {
    id: string
    hash: Buffer
    intent: string
    clientId: string | null
    details: ColumnType<Readonly<Record<string, unknown>>>
    callbacks: ColumnType<Callbacks>
    visitorId: string | null
    memberId: string | null
    familyId: string | null
    createdAt: Date
    expiresAt: Date
    usedAt: ColumnType<Date | null, Date | null | undefined>
    /** How it ended, once it has. */
    outcome: ColumnType<'SUCCESS' | 'ERROR' | null, 'SUCCESS' | 'ERROR' | null | undefined>
  }
}
