import { argumentsOf } from './arguments.ts'
import type { Catalog } from './catalog.ts'

/** The text of `en.d.json.ts`: every key with its arguments, for `t` to check. */
export function declareMessages(english: Catalog): string {
  const lines = Object.entries(english).map(([key, text]) => {
    const types = [...argumentsOf(text)].map(([name, type]) => `${name}: ${type}`)
    return `  '${key}': ${types.length === 0 ? 'Record<never, never>' : `{ ${types.join('; ')} }`}`
  })
  const isRich = lines.some((line) => line.includes('ReactNode'))
  return [
    '// Written by `npm run generate` from en.json.',
    ...(isRich ? ["import type { ReactNode } from 'react'", ''] : []),
    'declare const messages: {',
    ...lines,
    '}',
    'export default messages',
    '',
  ].join('\n')
}
