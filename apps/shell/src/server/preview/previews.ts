import {
  DeliveryFault,
  type ModuleStore,
  type Preview,
  type Release,
  readPreview,
  readRelease,
  sourceRelease,
  type Trust,
} from '@galleria/delivery'

const cookie = 'galleria_preview'
/** Modules that one browser may preview at a time. */
const most = 5
/** Characters of the cookie's value: browsers keep 4,096 with name and attributes. */
const longest = 3900

/** Releases that signed links allow a browser to see; verified at every request. */
export interface Previews {
  /** Releases in the place of what everybody gets. Rejects with a `PreviewFault`. */
  releases(cookies: string | undefined): Promise<readonly Release[]>
  /** The cookie that keeps what the link allows, beside what the browser had. Rejects with a `PreviewFault`. */
  follow(token: string, cookies: string | undefined): Promise<{ name: string; value: string; age: number }>
}

/** A link that nobody we trust signed, whose time is over, or whose release is not to be had. */
export class PreviewFault extends Error {
  override readonly name = 'PreviewFault'
}

export function hasPreview(cookies: string | undefined): boolean {
  return tokensIn(cookies).length > 0
}

/** Ends every preview of this browser. */
export const noPreview = `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

interface Options {
  readonly store: ModuleStore
  readonly trust: Trust
  /** Whether the shell has the browser build that modules from source need. */
  readonly canRunSource: boolean
  readonly onProblem: (message: string) => void
}

export function createPreviews(options: Options): Previews {
  const { store, trust } = options
  const read = (token: string): Preview => {
    const preview = readPreview(token, trust, new Date())
    if (!preview) throw new PreviewFault('A preview that has expired or was not signed by us.')
    return preview
  }

  /** From the store each time: one that was taken away since, or whose key is no longer trusted, is not run. */
  async function release(preview: Preview): Promise<Release> {
    const { module } = preview
    if ('source' in preview) {
      if (!options.canRunSource) {
        options.onProblem('A link to a development server needs dist/source beside the shell’s dist/web.')
        throw new PreviewFault('This shell cannot run modules from source.')
      }
      return sourceRelease(module, preview.source)
    }
    const { version } = preview
    try {
      const found = await readRelease({ store, trust }, module, version)
      if (!found) throw new PreviewFault(`${module}@${version} is not in the store.`)
      const [folder, path] = await Promise.all([
        store.folderOf(module, version),
        store.pathOf(module, version),
      ])
      return { name: module, version, folder, path, description: found.record }
    } catch (error) {
      if (error instanceof DeliveryFault) throw new PreviewFault(error.message)
      throw error
    }
  }

  return {
    releases: async (cookies) => Promise.all(tokensIn(cookies).map((token) => release(read(token)))),
    async follow(token, cookies) {
      const preview = read(token)
      await release(preview)
      const others = tokensIn(cookies).filter((other) => {
        const { module, expires = 0 } = readPreview(other, trust, new Date()) ?? {}
        return expires > 0 && module !== preview.module
      })
      const tokens = fitting([token, ...others])
      const ends = Math.min(...tokens.map((each) => read(each).expires))
      return { name: cookie, value: tokens.join('~'), age: Math.ceil(ends - Date.now() / 1000) }
    },
  }
}

/** As many as a cookie can hold, newest first. */
function fitting(tokens: readonly string[]): string[] {
  const kept = tokens.slice(0, most)
  while (kept.join('~').length > longest) kept.pop()
  return kept
}

function tokensIn(cookies: string | undefined): string[] {
  const value = new RegExp(`(?:^|; *)${cookie}=([\\w.~-]+)`).exec(cookies ?? '')?.[1]
  return value ? value.split('~').slice(0, most) : []
}
