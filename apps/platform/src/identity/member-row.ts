import type { Selectable } from 'kysely'
import type { Tables } from '../tables.ts'

export type MemberRow = Selectable<Tables['members']>
