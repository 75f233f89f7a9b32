import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretVariables } from '../../../packages/environment/src/index.ts'
import { settings } from '../../../packages/environment/src/known.ts'
import { cell, codeCell } from '../markdown.ts'

interface Variable {
  readonly name: string
  readonly value: string
  readonly about: string
}

/** `docs/configuration.md`: every variable that may be set, from the list that refuses unknown ones and from what `.env.example` says. */
export function configurationPage(root: string): string {
  const explained = new Map(
    explanations(readFileSync(join(root, '.env.example'), 'utf8')).map((each) => [each.name, each]),
  )
  const missing = settings.filter((name) => !explained.has(name))
  if (missing.length > 0) throw new Error(`.env.example doesn't explain ${missing.join(', ')}.`)
  const secrets: ReadonlySet<string> = new Set(secretVariables)
  const rows = [...explained.values()].map(
    ({ name, value, about }) =>
      `| \`${name}\` | ${secrets.has(name) ? 'a secret' : value && codeCell(value)} | ${cell(about)} |`,
  )
  return `# Configuration

Every setting is an environment variable. \`npm start\` and \`npm run dev\` also read them from \`.env\`. An unknown name that looks like one of them stops the
start, and the error suggests the right one. [Production](production.md) says which must be set for a real shop.

| Variable | Development value | Meaning |
|---|---|---|
${rows.join('\n')}

Written by \`node scripts/docs/write.ts\` from \`.env.example\` and \`packages/environment\`.
`
}

/** Variables of the example with the comment above each; a comment holds for all up to the next empty line or comment. */
function explanations(text: string): Variable[] {
  const found: Variable[] = []
  let about: string[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^(?:# )?([A-Z][A-Z\d_]+)=(.*)$/.exec(line) ?? []
    if (name) {
      found.push({ name, value, about: about.join(' ') })
      isOpen = false
    } else if (line.startsWith('# ')) {
      if (!isOpen) about = []
      about.push(line.slice(2))
      isOpen = true
    } else {
      about = []
      isOpen = false
    }
  }
  return found
}
