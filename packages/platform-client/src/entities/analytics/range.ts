import { z } from '@galleria/platform-client'

/** Days of a report, both counted, in the shop's time zone. */
export const ReportRange = z.object({ from: z.string(), to: z.string() })
export type ReportRange = z.infer<typeof ReportRange>
