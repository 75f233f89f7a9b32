import type { Selectable } from 'kysely'
import type { Tables } from '../../data/tables.ts'

export type MemberRow = Selectable<Tables['members']>
