export { isolatedSet } from '../matrix/isolated-set.ts'
export { ManualClock } from './manual-clock.ts'
export { recordOf } from './record.ts'
export { deliveryTo, openWorkspace, type Workspace } from './workspace.ts'
