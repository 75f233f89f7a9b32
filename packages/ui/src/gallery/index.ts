/** Every element in every state, for those who build with them. */
export { Gallery } from './Gallery.tsx'
