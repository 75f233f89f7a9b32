import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@galleria/i18n'

export interface ShellAssets {
  readonly folder: string
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** Of the page at `/design`, the shell's only one of its own. */
  readonly designCss: readonly string[]
  /** Its own words by language, but for English. */
  readonly words: Readonly<Record<string, readonly string[]>>
}

interface Files {
  readonly js?: string[]
  readonly css?: string[]
}

/** What the shell's own browser build wrote, beside the server's. */
export function readShellAssets(folder: string): ShellAssets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    entries: { shell: { initial?: Files; async?: Files } }
  }
  const { initial, async } = manifest.entries.shell
  const words = Object.fromEntries(
    languages.map(({ code }) => [code, async?.js?.filter((path) => path.includes(`/words-${code}.`)) ?? []]),
  )
  return { folder, js: initial?.js ?? [], css: initial?.css ?? [], designCss: async?.css ?? [], words }
}
