export { createServerReports } from './server-reports.ts'
export { shellVersion } from './shell-version.ts'
export { createTelemetry, type Telemetry } from './telemetry.ts'
