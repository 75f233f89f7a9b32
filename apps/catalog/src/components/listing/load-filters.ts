/** Code of the sheet with filters, which only phones need. */
export const loadFilters = () => import(/* webpackChunkName: 'choose' */ './FilterSheet.tsx')

export const warmFilters = () => void loadFilters().catch(() => undefined)
