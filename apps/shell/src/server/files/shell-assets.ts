import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@galleria/i18n'

export interface ShellAssets {
  readonly folder: string
  readonly js: readonly ShellFile[]
  readonly css: readonly ShellFile[]
  /** Addresses of the faces of headings. */
  readonly fonts: readonly string[]
  /** Style sheets of the page at `/design`, the only one of the shell. */
  readonly designCss: readonly ShellFile[]
  readonly previewCss: readonly ShellFile[]
  /** Scripts with the shell's messages, by language other than English. */
  readonly words: Readonly<Record<string, readonly ShellFile[]>>
}

/** File as a page refers to it; the browser refuses content with another hash. */
export interface ShellFile {
  readonly href: string
  readonly integrity: string
}

interface Files {
  readonly js?: string[]
  readonly css?: string[]
}

/** Folder of the browser build with React's development build, beside the released one; null where there is none. */
export function sourceFolder(web: string): string | null {
  const folder = join(web, '../source')
  return existsSync(join(folder, 'manifest.json')) ? folder : null
}

/** Reads the manifest of a browser build of the shell. */
export function readShellAssets(folder: string): ShellAssets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    entries: { shell: { initial?: Files; async?: Files; assets?: string[] } }
  }
  const { initial, async, assets } = manifest.entries.shell
  const files = (paths: readonly string[] = []): ShellFile[] =>
    paths.map((href) => ({ href, integrity: hashOf(folder, href) }))
  const words = languages.map(({ code }) => {
    return [code, files(async?.js?.filter((path) => path.includes(`/words-${code}.`)))] as const
  })
  const isPreview = (path: string) => path.includes('/preview-bar.')
  return {
    folder,
    js: files(initial?.js),
    css: files(initial?.css),
    fonts: assets?.filter((path) => path.endsWith('.woff2')) ?? [],
    designCss: files(async?.css?.filter((path) => !isPreview(path))),
    previewCss: files(async?.css?.filter(isPreview)),
    words: Object.fromEntries(words),
  }
}

/** SHA-384, as the bundler gives the entry for its chunks: a preload that says another is fetched twice. */
function hashOf(folder: string, href: string): string {
  const content = readFileSync(join(folder, href.replace(/^\/assets\/(source\/)?/, '')))
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
