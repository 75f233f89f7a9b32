/** Components that only some products or shoppers need, in one chunk: every chunk adds a line to the entry that all pages load. */

export { SizeGuideDialog } from '../size-guide/SizeGuideDialog.tsx'
export { BackInStock } from './BackInStock.tsx'
export { CustomTexts } from './CustomTexts.tsx'
export { DigitalFile } from './DigitalFile.tsx'
export { Film } from './Film.tsx'
export { focusControl } from './focus-control.ts'
export { HowOften } from './HowOften.tsx'
export { ProductFiles } from './ProductFiles.tsx'
export { share } from './share.ts'
