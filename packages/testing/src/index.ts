export {
  type ReachablePlatform,
  type RenderedModule,
  type RenderModuleOptions,
  renderInModule,
  renderModule,
  type WidgetStubs,
} from '@galleria/federation/testing'
export { catalogProblems, literalProblems } from '@galleria/i18n/testing'
export {
  createTestPlatform,
  type MovableClock,
  TestClock,
  type TestMember,
  type TestPlatform,
  type TestPlatformOptions,
} from '@galleria/platform/testing'
