import type { ManageRequest as ManageRequestOf } from '@galleria/manage'
import type { Say } from './messages/index.ts'

export type { PageProps } from '@galleria/manage'
export type ManageRequest = ManageRequestOf<Say>

/** Data of a page, as its loader answers it. */
export type Loaded<Loader extends (...asked: never[]) => Promise<unknown>> = Awaited<ReturnType<Loader>>
