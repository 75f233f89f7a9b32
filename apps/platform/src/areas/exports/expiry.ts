import { later } from '../../base/later.ts'

/** Seconds for which a file can be fetched. */
const LIFE = 86_400
/** Seconds without news after which a download is over: its server went down. */
const SILENT = 60

export const expiryOf = (createdAt: Date) => later(createdAt, LIFE)
export const expiredSince = (now: Date) => later(now, -LIFE)
export const isSilent = (updatedAt: Date | null, now: Date) =>
  updatedAt !== null && updatedAt < later(now, -SILENT)
