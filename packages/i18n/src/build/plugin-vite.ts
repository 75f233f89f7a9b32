import { readFileSync } from 'node:fs'
import type { VitestPluginContext } from 'vitest/node'
import { buildFile, catalogFile, englishOf, sourceFile } from './build-file.ts'

/** The same for tests. */
export const messagesForVite = {
  name: 'galleria:messages',
  enforce: 'pre',
  /** Keeps built files from outliving a change of their English in the cache of modules. */
  configureVitest({ defineCacheKeyGenerator }: Pick<VitestPluginContext, 'defineCacheKeyGenerator'>): void {
    defineCacheKeyGenerator(({ id, sourceCode }) => {
      const [file = ''] = id.split('?')
      const english = file.includes('node_modules') ? undefined : englishOf(file, sourceCode)
      return english && readFileSync(english, 'utf8')
    })
  },
  transform(code: string, id: string): string | null {
    const [file = ''] = id.split('?')
    if (file.includes('node_modules') || !(catalogFile.test(file) || sourceFile.test(file))) return null
    return buildFile(file, code)?.code ?? null
  },
} as const
