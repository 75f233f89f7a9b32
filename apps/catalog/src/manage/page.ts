import type { Asked as AskedBy } from '@galleria/manage'
import type { Say } from './messages/index.ts'

export type { PageProps } from '@galleria/manage'
export type Asked = AskedBy<Say>
