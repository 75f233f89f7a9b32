/** Folders of areas, below `areas/`, whose own files still hold SQL outside a store. The list may only shrink. */
export const sqlOutsideStoresLeft: readonly string[] = []
