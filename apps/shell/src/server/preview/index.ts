export { createPreviews, hasPreview, PreviewFault, type Previews } from './previews.ts'
export { endPreview, followPreview, leavePreview } from './routes.ts'
