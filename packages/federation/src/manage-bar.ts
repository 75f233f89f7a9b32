import { createContext } from 'react'
import type { ManageSection } from './define-module.ts'

/** Link in the admin's left bar, in the page's language. */
export interface ManageLink {
  /** Module that the link's page belongs to. */
  readonly module: string
  readonly section: ManageSection
  readonly label: string
  readonly to: string
  /** Area of permissions that a role must be able to read to be shown the link. */
  readonly area?: string | undefined
}

export interface ManageBar {
  /** Sorted by section and place. */
  readonly links: readonly ManageLink[]
  /** Role of whoever works here, as the page's loader answered it; absent until it is known. */
  readonly role?: string | undefined
  /** True where nothing is at the address, so that no loader tells the role. */
  readonly isMissing?: boolean | undefined
  /** Loads the code of the page at a link, so that opening it waits for its data alone; absent on the server. */
  readonly preparePage?: ((to: string) => Promise<void>) | undefined
}

/** Set by the shell around pages below `/manage`, null around all others. */
export const ManageBarContext = createContext<ManageBar | null>(null)
