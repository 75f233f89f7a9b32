import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'rolldown/utils'
import { buildFile } from '../../packages/i18n/src/build/build-file.ts'
import { Fault } from '../lib/fault.ts'
import type { Published } from './packages.ts'

const own = /\.(test|fixture)\.tsx?$/

type Content = string | Uint8Array

/** Every built file of a folder of sources, by path: each source as one file of JavaScript, everything else as it is. */
export function transpileFolder(
  src: string,
  { left, plainMessages = false }: Pick<Published, 'left' | 'plainMessages'> = {},
): Map<string, Content> {
  const build = plainMessages ? (_: string, code: string) => code : builtText
  const files = new Map<string, Content>()
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(src.length + 1)
    if (!entry.isFile() || own.test(path) || left?.test(path)) continue
    const [to, content] = transpile(join(src, path), path, build)
    files.set(to, content)
  }
  return files
}

const builtText = (file: string, code: string) => buildFile(file, code)?.code ?? code

function transpile(file: string, path: string, build: typeof builtText): [string, Content] {
  if (/\.d(\.\w+)?\.ts$/.test(path)) return [path, readFileSync(file)]
  if (/\.js$/.test(path)) return [path, withBuiltNames(readFileSync(file, 'utf8'))]
  if (path.endsWith('.json')) return [path, build(file, readFileSync(file, 'utf8'))]
  if (!/\.tsx?$/.test(path)) return [path, readFileSync(file)]
  const source = readFileSync(file, 'utf8')
  const said = build(file, source)
  // A catalog is read by Node as well as by bundlers, and Node asks for the attribute.
  const code = said.replaceAll(/import\(([^()]*\.json')\)/g, "import($1, { with: { type: 'json' } })")
  // A tagged template with this tag gets a helper of a package that nobody installs; escaped, it means the same.
  const safe = path.endsWith('x') ? code : code.replaceAll('</script', '<\\/script')
  const { code: js, errors } = transformSync(file, safe, {
    lang: path.endsWith('x') ? 'tsx' : 'ts',
    target: 'esnext',
    jsx: { runtime: 'automatic' },
    typescript: { rewriteImportExtensions: 'rewrite', onlyRemoveTypeImports: true },
  })
  if (errors.length > 0)
    throw new Fault(
      'BUILD_FAILED',
      `${file} couldn't be turned into JavaScript.`,
      'Fix the syntax that is named below, then run the command again.',
      errors.map(({ message }) => message),
    )
  return [path.replace(/\.tsx?$/, '.js'), js]
}

/** Relative names of sources, as the built files are named. */
export function withBuiltNames(code: string): string {
  return code.replace(/(['"])(\.{1,2}\/[^'"\n]+?)\.tsx?\1/g, '$1$2.js$1')
}
