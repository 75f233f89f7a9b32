import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ShellAssets {
  readonly folder: string
  readonly js: readonly string[]
  readonly css: readonly string[]
}

/** What the shell's own browser build wrote, beside the server's. */
export function readShellAssets(folder: string): ShellAssets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    entries: { shell: { initial?: { js?: string[]; css?: string[] } } }
  }
  const { js = [], css = [] } = manifest.entries.shell.initial ?? {}
  return { folder, js, css }
}
