/** What only some products show, or some shoppers ask for: one chunk, for every chunk has its line in the entry that all pages load. */

export { BackInStock } from './BackInStock.tsx'
export { CustomTexts } from './CustomTexts.tsx'
export { DigitalFile } from './DigitalFile.tsx'
export { Film } from './Film.tsx'
export { focusControl } from './focus-control.ts'
export { HowOften } from './HowOften.tsx'
export { ProductFiles } from './ProductFiles.tsx'
export { share } from './share.ts'
