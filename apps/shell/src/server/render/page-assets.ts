import type { Release } from '@galleria/delivery'
import type { Language } from '@galleria/i18n'
import { preinit, preload, preloadModule } from 'react-dom'
import type { CodeFile, WaitingCode } from '../../common/waiting-code.ts'
import { type AddressOf, integrityOf, wordsOf } from '../modules/index.ts'

/** Hints for one page; React places them in the head, each once. */
export interface PageAssets {
  /** Styles are needed to paint; scripts only where the page will run them at once. */
  add(release: Release, source: string | undefined, options: { readonly scripts: boolean }): void
  entry(release: Release): void
  /** Words and script of the frame. */
  frame(file: CodeFile): void
  /** Scripts that are not hinted at, for they wait for an interaction. */
  readonly waiting: WaitingCode['preloads']
}

/** `isWaiting`: scripts are listed instead of being hinted at. */
export function createPageAssets({ code }: Language, addressOf: AddressOf, isWaiting: boolean): PageAssets {
  const waiting = new Map<string, WaitingCode['preloads'][number]>()
  const style = (release: Release, path: string) =>
    // A link rendered inside a Suspense boundary would hold that boundary back; this does not.
    preinit(addressOf(release) + path, { as: 'style', precedence: 'module', ...checked(release, path) })
  const script = (release: Release, path: string) => {
    const address = addressOf(release) + path
    const hint = checked(release, path)
    const isModule = release.description.exposed?.type === 'module'
    if (isWaiting) {
      const { integrity } = hint
      waiting.set(address, { href: address, ...(integrity && { integrity }), ...(isModule && { isModule }) })
    } else if (isModule) preloadModule(address, { as: 'script', ...hint })
    else preload(address, { as: 'script', fetchPriority: 'low', ...hint })
  }

  return {
    add(release, source, { scripts }) {
      const assets = source === undefined ? undefined : release.description.chunks[source]
      for (const path of assets?.css ?? []) style(release, path)
      if (scripts) for (const path of assets?.js ?? []) script(release, path)
    },
    entry(release) {
      const { entry, js, css } = release.description
      for (const path of [entry, ...js, ...wordsOf(release, code)]) script(release, path)
      for (const path of css) style(release, path)
    },
    frame(file) {
      if (isWaiting) waiting.set(file.href, file)
      else {
        const { href, integrity } = file
        preload(href, { as: 'script', fetchPriority: 'low', integrity, crossOrigin: 'anonymous' })
      }
    },
    get waiting() {
      return [...waiting.values()]
    },
  }
}

/** Just as the module's own loader asks: a hint that differs is fetched twice. */
function checked({ description }: Release, path: string): { crossOrigin: 'anonymous'; integrity?: string } {
  const integrity = integrityOf(description, path)
  return { crossOrigin: 'anonymous', ...(integrity ? { integrity } : {}) }
}
