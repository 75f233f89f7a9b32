import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Fault } from '../lib/fault.ts'
import { run } from '../lib/processes.ts'
import { root } from '../store/layout.ts'
import { withBuiltNames } from './transpile.ts'

/** Declarations of all given folders by one compiler, which reads what they share once: path in the repository to text. */
export async function declarationsOf(folders: readonly string[]): Promise<Map<string, string>> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'sdk-types-'))
  try {
    const config = join(folder, 'tsconfig.json')
    await writeFile(
      config,
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          rootDir: root,
          outDir: join(folder, 'out'),
        },
        include: folders.map((each) => join(root, each, 'src')),
        exclude: [join(root, '**/*.test.ts'), join(root, '**/*.test.tsx'), join(root, '**/*.fixture.ts')],
      }),
    )
    const { code, output } = await run('tsc', ['-p', config], { cwd: root })
    if (code !== 0)
      throw new Fault(
        'BUILD_FAILED',
        "The declarations of the packages couldn't be written.",
        'Fix the types that are named below; npm run typecheck shows them all.',
        output.trimEnd().split('\n'),
      )
    const out = join(folder, 'out')
    const found = new Map<string, string>()
    for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue
      const path = join(entry.parentPath, entry.name)
      const text = withBuiltNames(await readFile(path, 'utf8'))
      found.set(path.slice(out.length + 1), withoutStyleSheets(text))
    }
    return found
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A style sheet has no declaration that every reader finds: what it exports is told in its place, a bare import goes. */
export function withoutStyleSheets(text: string): string {
  return text
    .replace(
      /^export \{ default as (\w+) \} from '[^']+\.css';$/gm,
      'export declare const $1: Readonly<Record<string, string>>;',
    )
    .replace(/^import '[^']+\.css';\n/gm, '')
}
