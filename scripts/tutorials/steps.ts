/** A part of a tutorial that a reader does, or looks at, as its fenced blocks say. */
export type Step =
  | { readonly kind: 'run'; readonly line: number; readonly script: string; readonly code: number }
  | { readonly kind: 'start'; readonly line: number; readonly script: string }
  | { readonly kind: 'output'; readonly line: number; readonly lines: readonly string[] }
  | { readonly kind: 'page'; readonly line: number; readonly url: string; readonly lines: readonly string[] }
  | { readonly kind: 'file'; readonly line: number; readonly path: string; readonly text: string }
  | { readonly kind: 'diff'; readonly line: number; readonly path: string; readonly text: string }

/**
 * Reads the steps of a tutorial from its fenced blocks, in order: `sh run` (with `exit=3` where it must fail), `sh start` for what
 * goes on running, `text output` for what the command before prints, `text title="http://…"` for a page, `diff title="path"` for a
 * change, and any other block with a path as title for a whole file. Other blocks are only read.
 */
export function stepsOf(markdown: string): Step[] {
  const blocks = markdown.matchAll(/^```(\w+)(?: ([^\n]*))?\n(.*?)^```$/gms)
  return [...blocks].flatMap(({ 1: language = '', 2: meta = '', 3: text = '', index }) => {
    const line = markdown.slice(0, index).split('\n').length
    const step = stepOf(language, meta, text)
    return step ? [{ ...step, line } as Step] : []
  })
}

type Without<S> = S extends Step ? Omit<S, 'line'> : never

function stepOf(language: string, meta: string, text: string): Without<Step> | undefined {
  const title = /title="([^"]+)"/.exec(meta)?.[1] ?? ''
  const lines = text.trimEnd().split('\n')
  if (language === 'sh' && /\brun\b/.test(meta))
    return { kind: 'run', script: text, code: Number(/exit=(\d+)/.exec(meta)?.[1] ?? 0) }
  if (language === 'sh' && /\bstart\b/.test(meta)) return { kind: 'start', script: text.trim() }
  if (language === 'text' && meta === 'output') return { kind: 'output', lines }
  if (title.startsWith('http')) return { kind: 'page', url: title, lines }
  if (!title.includes('/')) return undefined
  return { kind: language === 'diff' ? 'diff' : 'file', path: title, text }
}
