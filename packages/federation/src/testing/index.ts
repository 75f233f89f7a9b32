export {
  type ReachablePlatform,
  type RenderedModule,
  type RenderModuleOptions,
  renderInModule,
  renderModule,
} from './render-module.tsx'
export type { WidgetStubs } from './widget-environment.ts'
