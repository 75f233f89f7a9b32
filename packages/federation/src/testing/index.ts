export { openShop, type ReachablePlatform, redirectOf, type Shopper, storeOf } from './open-shop.ts'
export {
  type RenderedModule,
  type RenderModuleOptions,
  renderInModule,
  renderModule,
} from './render-module.tsx'
export type { WidgetStubs } from './widget-environment.ts'
