export { type CanaryCheck, checkCanary, readCanaryChecks, type Trial } from './canary-checks.ts'
export { type Frame, framesOf, frameText, parseFrame, placeOf, shellName } from './frames.ts'
export {
  type CartVersion,
  cartVersions,
  type ErrorKind,
  errorKinds,
  type Timing,
  timings,
} from './hour-file.ts'
export {
  closedReleases,
  type Incident,
  type IncidentKind,
  incidentKinds,
  MOST_INCIDENTS,
  readIncidents,
  writeIncident,
} from './incidents.ts'
export { type KnownReleases, knownReleases, trialsIn } from './known-releases.ts'
export { promoteSeen } from './promote.ts'
export {
  type Counts,
  type ErrorGroup,
  type Health,
  type HealthQuery,
  type HourHealth,
  type PageHealth,
  type ReleaseHealth,
  readHealth,
  type Vital,
} from './read-health.ts'
export { createRecorder, type Recorder, type SeenError, type SeenPage, type Subject } from './recorder.ts'
export { createStackResolver, resolveHealth, type StackResolver } from './resolve-stack.ts'
export { stageOf } from './rollout.ts'
export { scrub } from './scrub.ts'
