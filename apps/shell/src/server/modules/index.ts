export { browserChoice } from './browser-choice.ts'
export { baseOf, browserModule, integrityOf, wordsOf } from './browser-module.ts'
export { createIncompatibilityCheck, type Incompatibility, providedBy } from './compatibility.ts'
export { refreshHook, withDevModules } from './dev-modules.ts'
export { createModuleHost, type ModuleHost } from './module-host.ts'
export {
  frameWidgets,
  moduleOf,
  type PageModules,
  pageModules,
  releasesOf,
  replacedIn,
} from './page-modules.ts'
export { isForAll, type ReleaseSet, slotsOf } from './release-set.ts'
export { resolveModule } from './resolve-route.ts'
export type { RunningModule } from './running-module.ts'
export { sharedSingletons } from './shared-singletons.ts'
export { visitorCookie } from './visitor.ts'
