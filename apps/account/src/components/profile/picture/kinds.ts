/** Pixels of what is sent (as the platform keeps it). */
export const sizes = { PHOTO: { width: 512, height: 512 }, COVER: { width: 1600, height: 480 } } as const
export type PictureKind = keyof typeof sizes
