import type { BrowserModule } from '../common/boot.ts'

/**
 * Errors that a boundary caught in a module served from source go to the window as well: there the development server's
 * overlay hears them. Shoppers have no such module.
 */
export function tellDeveloper({ version }: BrowserModule, error: unknown): void {
  if (version === 'source') reportError(error)
}
