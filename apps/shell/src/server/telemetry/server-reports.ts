import { createReports, type Reports } from '../../common/reports.ts'

/** Creates the reports of modules on this server. One per shell, so that two in one process stay apart. */
export function createServerReports(): Reports {
  return createReports()
}
