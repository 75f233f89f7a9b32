export type { StoreFiles } from './files.ts'
export { serveTests } from './serve.ts'
export { openTestStore } from './test-store.ts'
