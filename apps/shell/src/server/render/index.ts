export { barePage, type DrawnPage } from './drawn-page.ts'
export { failurePage } from './failure-page.ts'
export { answerForm } from './form-route.ts'
export { LostForm } from './lost-form.ts'
export { createPageCache } from './page-cache.ts'
export type { PageDependencies } from './page-dependencies.ts'
export { answerPage } from './page-route.ts'
export { readBuilds } from './read-builds.ts'
export {
  budgetOf,
  type PageOrder,
  type RenderDependencies,
  type RenderedPage,
  renderPage,
} from './render-page.tsx'
