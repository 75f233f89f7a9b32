export {
  type CartVersion,
  drawnFiles,
  drawnWith,
  languageIn,
  platform,
  type Site,
  session,
  site,
  staff,
} from './context.ts'
export type { Prop, Props, Shape } from './contract/shape.ts'
export {
  defineModule,
  type ManageNavItem,
  type ManageSection,
  type ModuleDefinition,
  type ModuleExtension,
  type ModuleRoute,
  type ModuleWidget,
  manageSections,
  type NavItem,
  placeable,
  type WidgetLoader,
} from './define-module.ts'
export type { Island, LiveIsland } from './island.ts'
export { type ManageBar, ManageBarContext, type ManageLink } from './manage-bar.ts'
export type {
  Assets,
  ExposedFiles,
  FileSize,
  ReleaseDraft,
  ReleaseExtension,
  ReleaseManageItem,
  ReleaseNavItem,
  ReleaseRecord,
  ShellAgreement,
  WidgetUse,
} from './release.ts'
export { Slot, type SlotProps } from './Slot.tsx'
export { type SessionValue, sessionValue } from './session-value.ts'
export { useIsHydrating, useStartsHydrating } from './use-is-hydrating.ts'
export { Widget, type WidgetProps } from './Widget.tsx'
export { useWidgetData } from './widget-data.ts'
export {
  type LoadTime,
  type WidgetComponent,
  type WidgetEnvironment,
  WidgetEnvironmentContext,
} from './widget-environment.ts'
export type { SlotName, Slots, WidgetName, Widgets } from './widgets.ts'
