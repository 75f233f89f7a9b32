import type { ManageRequest as ManageRequestOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

export type { PageProps } from '@galleria/manage'
export type ManageRequest = ManageRequestOf<Say>
