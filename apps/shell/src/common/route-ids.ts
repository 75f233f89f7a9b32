/** Ids of the shell's own routes. */
export const rootRouteId = 'shell'
/** Route of every address that has no page. */
export const elsewhereRouteId = 'elsewhere'
export const designRouteId = 'design'
