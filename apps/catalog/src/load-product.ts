/** One import, in the file that every page has: a second one elsewhere would be a second chunk. */
export const loadProduct = () => import('./routes/product.tsx')
