import { createReports } from '../common/reports.ts'

/** Reports of modules in this tab; a late listener receives earlier reports too. */
export const { report, onReport } = createReports()
