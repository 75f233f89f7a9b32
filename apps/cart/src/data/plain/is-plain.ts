import { drawnFiles } from '@galleria/federation'
import type { RouterContextProvider } from '@galleria/router'

/**
 * Whether the server runs a loader or an action: of an action, for a form that was sent without script. Ask after
 * `typeof document === 'undefined'`, by which a browser's build drops what follows.
 */
export const isPlain = (context: Pick<RouterContextProvider, 'get'>): boolean =>
  context.get(drawnFiles) !== null
