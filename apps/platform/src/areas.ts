import type { Area } from './area.ts'
import { catalog } from './catalog/index.ts'

/** Every area of the platform, in the order in which hooks run. */
export const areas: readonly Area[] = [catalog]
