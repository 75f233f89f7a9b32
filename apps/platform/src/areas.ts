import type { Area } from './area.ts'

/** Every area of the platform, in the order in which hooks run. */
export const areas: readonly Area[] = []
