import { createReports, type Reports } from '../../common/reports.ts'

/** What happens to modules on this server. One per shell: two in one process keep theirs apart. */
export function createServerReports(): Reports {
  return createReports()
}
