import type { RichContent } from '@galleria/platform-client/entities/common'
import type { KeyPermissions } from '@galleria/platform-client/roles'
import type { ColumnType, Generated } from 'kysely'
import type { Caller } from '../../base/caller-type.ts'
import type { StaffRole } from '../../base/staff-user.ts'
import type { FieldChange } from '../../http/audit/describe.ts'

export type BulkAction = 'DELETE' | 'APPROVE' | 'BLOCK' | 'MUTE' | 'UNMUTE'

type CustomFieldType = 'TEXT' | 'NUMBER' | 'DATE' | 'URL' | 'CHECKBOX'

export type ReportCategory = 'SPAM' | 'IMPERSONATION' | 'HARASSMENT' | 'OTHER'

export type AuditAction =
  | 'CREATED'
  | 'CHANGED'
  | 'APPROVED'
  | 'BLOCKED'
  | 'DISCONNECTED'
  | 'MUTED'
  | 'UNMUTED'
  | 'DELETED'
  | 'ROLE_SET'
  | 'BADGE_ASSIGNED'
  | 'BADGE_UNASSIGNED'
  | 'REPORTS_REVIEWED'
  | 'REPORTS_DELETED'
  | 'SESSIONS_ENDED'

export type AuditedBy = 'OWNER' | 'STAFF' | 'APP' | 'MEMBER' | 'PLATFORM'

export interface BulkError {
  readonly code: string
  readonly description: string
}

/** PENDING until the reader of the address confirms. */
export type ConsentStatus = 'PENDING' | 'SUBSCRIBED' | 'UNSUBSCRIBED'

export interface MemberTables {
  /** Members who work for the store. `id` is whom their USER tokens speak for. */
  staffUsers: {
    id: string
    memberId: string
    role: StaffRole
    /** INVITED until the first exchange of a token. */
    status: ColumnType<'INVITED' | 'ACTIVE', 'INVITED' | 'ACTIVE' | undefined>
    createdAt: Date
  }
  /** Keys of programs that the owner made. Revoked ones stay, because histories name them. */
  apiKeys: {
    id: string
    revision: number
    name: string
    /** Readable beginning of the key. */
    prefix: string
    hash: Buffer
    permissions: ColumnType<KeyPermissions>
    createdByType: string
    createdById: string
    createdAt: Date
    expiresAt: Date | null
    /** Right to the minute. */
    lastUsedAt: Date | null
    revokedAt: Date | null
  }
  /** Settings of the staff: a single row, `id` 1, once the owner has chosen. */
  staffSettings: { id: number; requireSecondFactor: boolean; revision: number }
  /** Changes by staff and apps. */
  auditLog: {
    id: string
    /** Role of staff at that time, or APP. */
    byType: string
    byId: string
    memberId: string | null
    operation: string
    area: string
    kind: string
    objectId: string | null
    changes: ColumnType<readonly FieldChange[]>
    createdAt: Date
  }
  /** Named queries of the admin's lists. `makerId` is of `staffUsers`: null for a program's, and for somebody's who left. */
  manageViews: {
    id: string
    list: string
    name: string
    query: string
    shared: boolean
    makerId: string | null
    updatedAt: Date
  }
  /** One member wants nothing to do with another. */
  memberBlocks: { memberId: string; blockedMemberId: string; createdAt: Date }
  /** A change of many members, carried on by any server. */
  memberBulkJobs: {
    id: string
    action: BulkAction
    /** Member who takes over the content of deleted members. */
    contentAssigneeId: string | null
    status: 'RUNNING' | 'FINISHED'
    total: number
    succeeded: ColumnType<number, number | undefined>
    failed: ColumnType<number, number | undefined>
    /** Events are told as caused by them, whenever the job gets there. */
    createdBy: ColumnType<Caller | null>
    createdAt: Date
    updatedAt: Date
  }
  memberBulkItems: {
    jobId: string
    memberId: string
    status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
    error: BulkError | null
  }
  /** Decisions about members; entries outlive the members. */
  memberAudit: {
    id: string
    memberId: string
    action: AuditAction
    byType: AuditedBy
    /** User id of a staff member, or app id of a program. */
    byId: string | null
    details: ColumnType<Readonly<Record<string, unknown>>>
    createdAt: Date
  }
  /** One row, `id` 1; before the first change there is none. */
  memberSettings: {
    id: number
    defaultPrivacy: 'PUBLIC' | 'PRIVATE' | 'UNDEFINED'
    /** APPROVAL: new members wait until a moderator has approved them. */
    joinPolicy: 'OPEN' | 'APPROVAL'
    revision: number
  }
  /** Custom fields that members fill in; a member's values are in the contact. */
  memberCustomFields: {
    key: string
    name: string
    type: CustomFieldType
    visibility: 'PUBLIC' | 'PRIVATE' | 'COMMUNITY'
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  memberAbouts: {
    id: string
    memberId: string
    content: ColumnType<RichContent>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  /** The phone of a member's about section, and the code that is to prove it. */
  memberAboutPhones: {
    memberId: string
    phone: string
    codeHash: Buffer | null
    attempts: number
    /** Codes sent since `windowStartedAt`. */
    sent: number
    windowStartedAt: Date
    expiresAt: Date | null
    verifiedAt: Date | null
  }
  /** Uploaded pictures: at most one of each kind per member. */
  memberPictures: { id: string; memberId: string; kind: 'PHOTO' | 'COVER'; bytes: Buffer; createdAt: Date }
  /**
   * Consents to marketing, one for each address and purpose, with when and where they were given: of members and of
   * others. The one table of them; the calls of the newsletter read and end them.
   */
  marketingConsents: {
    id: string
    purpose: 'NEWSLETTER'
    email: string
    emailKey: string
    language: string
    status: ConsentStatus
    source: string
    askedAt: Date
    confirmedAt: Date | null
    endedAt: Date | null
    /** Role and ID of staff who ended it; null where the reader did. */
    endedByType: Generated<string | null>
    endedById: Generated<string | null>
  }
  /** Letters of a kind that a member does not want; all others come. */
  memberRefusedLetters: { memberId: string; letter: LetterKind; createdAt: Date }
  badges: {
    id: string
    title: string
    description: string | null
    backgroundColor: string
    textColor: string
    /** An address. */
    icon: string | null
    permissionsEnabled: boolean
    slug: string
    position: number
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  badgeAssignments: { id: string; badgeId: string; memberId: string; createdAt: Date }
  memberReports: {
    id: string
    reportedMemberId: string
    /** None of the owner's, and of one who is gone. */
    reportingMemberId: string | null
    category: ReportCategory
    description: string | null
    createdAt: Date
  }
  /** One row for whoever is reported, so that the queue is a page of an index. */
  reportedMembers: {
    memberId: string
    reportCount: number
    reviewed: boolean
    lastReportAt: Date
    createdAt: Date
  }
  memberFollows: { followerId: string; followedId: string; createdAt: Date }
}

/** Letters of the store that a member may refuse. Letters about a purchase or an account always arrive. */
export const letters = ['abandonedCart', 'pointsExpiry', 'backInStock', 'reviewRequest', 'priceDrop'] as const

export type LetterKind = (typeof letters)[number]
