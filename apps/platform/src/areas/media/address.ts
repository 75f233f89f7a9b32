import type { PlatformConfig } from '../../data/config.ts'

export type Site = Pick<PlatformConfig, 'publicUrl' | 'mediaUrl'>

export function mediaUrl({ publicUrl, mediaUrl: own = publicUrl }: Site, file: string): string {
  return `${own}/media/${file}`
}

/** The name below `/media/` of one of our own addresses, also of one that was told before files had an origin of their own. */
export function mediaFileOf({ publicUrl, mediaUrl: own }: Site, url: string): string | undefined {
  const base = [own, publicUrl].find((each) => each && url.startsWith(`${each}/media/`))
  return base && url.slice(`${base}/media/`.length).split('?', 1)[0]
}
