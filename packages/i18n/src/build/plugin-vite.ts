import { buildFile, catalogFile, sourceFile } from './build-file.ts'

/** The same for tests. */
export const messagesForVite = {
  name: 'galleria:messages',
  enforce: 'pre',
  transform(code: string, id: string): string | null {
    const [file = ''] = id.split('?')
    if (file.includes('node_modules') || !(catalogFile.test(file) || sourceFile.test(file))) return null
    return buildFile(file, code)?.code ?? null
  },
} as const
