import { createReports } from '../common/reports.ts'

/** What happens to modules in this tab; what listens late hears what was said before it came. */
export const { report, onReport } = createReports()
