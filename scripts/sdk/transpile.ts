import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'rolldown/utils'
import { buildFile } from '../../packages/i18n/src/build/build-file.ts'

const own = /\.(test|fixture)\.tsx?$/

/** Every built file of a folder of sources, by path: each source as one file of JavaScript, everything else as it is. */
export function transpileFolder(src: string, left?: RegExp): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>()
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(src.length + 1)
    if (!entry.isFile() || own.test(path) || left?.test(path)) continue
    const [to, content] = transpile(join(src, path), path)
    files.set(to, content)
  }
  return files
}

function transpile(file: string, path: string): [string, string | Uint8Array] {
  if (/\.d(\.\w+)?\.ts$/.test(path)) return [path, readFileSync(file)]
  if (/\.js$/.test(path)) return [path, withBuiltNames(readFileSync(file, 'utf8'))]
  if (path.endsWith('.json'))
    return [path, buildFile(file, readFileSync(file, 'utf8'))?.code ?? readFileSync(file)]
  if (!/\.tsx?$/.test(path)) return [path, readFileSync(file)]
  const source = readFileSync(file, 'utf8')
  const said = buildFile(file, source)?.code ?? source
  // A catalog is read by Node as well as by bundlers, and Node asks for the attribute.
  const code = said.replaceAll(/import\(([^()]*\.json')\)/g, "import($1, { with: { type: 'json' } })")
  const { code: js, errors } = transformSync(file, code, {
    lang: path.endsWith('x') ? 'tsx' : 'ts',
    target: 'esnext',
    jsx: { runtime: 'automatic' },
    typescript: { rewriteImportExtensions: 'rewrite', onlyRemoveTypeImports: true },
  })
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  return [path.replace(/\.tsx?$/, '.js'), js]
}

/** Relative names of sources, as the built files are named. */
export function withBuiltNames(code: string): string {
  return code.replace(/(['"])(\.{1,2}\/[^'"\n]+?)\.tsx?\1/g, '$1$2.js$1')
}
