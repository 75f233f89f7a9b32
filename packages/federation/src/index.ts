export { platform, type Site, session, site } from './context.ts'
export {
  defineModule,
  type ModuleDefinition,
  type ModuleRoute,
  type ModuleWidget,
  type NavItem,
} from './define-module.ts'
export { Widget, type WidgetProps } from './Widget.tsx'
export type { WidgetName, Widgets } from './widgets.ts'
