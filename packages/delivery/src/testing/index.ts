export { ManualClock } from './manual-clock.ts'
export { deliveryTo, openWorkspace, type Workspace } from './workspace.ts'
