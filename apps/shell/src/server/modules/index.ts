export { type BrowserChoice, browserChoice } from './browser-choice.ts'
export { type AddressOf, browserModule, createAddresses, integrityOf, wordsOf } from './browser-module.ts'
export { checkModulesUrl } from './check-modules-url.ts'
export { createIncompatibilityCheck, type Incompatibility, providedBy } from './compatibility.ts'
export { isSourceRelease, refreshHook, withDevModules } from './dev-modules.ts'
export type { HostedModule, HostedWidget, ModuleHost } from './hosted-module.ts'
export { isForForms, isPersonal } from './is-personal.ts'
export {
  frameWidgets,
  moduleOf,
  type PageLink,
  type PageManageLink,
  type PageModules,
  pageModules,
} from './page-modules.ts'
export { type PreviewedRelease, previewedOf } from './previewed.ts'
export { isForAll } from './release-set.ts'
export { resolveModule } from './resolve-route.ts'
export { routeOf } from './route-of.ts'
export {
  type Excluded,
  type RunningModule,
  type RunningModules,
  releaseName,
  releasesOf,
  replacedIn,
  runModules,
} from './running-module.ts'
export { visitorCookie } from './visitor.ts'
