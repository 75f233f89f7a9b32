import type { Release } from '@galleria/delivery'
import { isSourceRelease } from './dev-modules.ts'

/** A release that a signed link shows this browser alone. */
export interface PreviewedRelease {
  readonly name: string
  readonly version: string
  /** Origin of the development server that serves it from source. */
  readonly origin?: string
}

export function previewedOf(release: Release): PreviewedRelease {
  const { name, version } = release
  return { name, version, ...(isSourceRelease(release) && { origin: release.origin }) }
}
