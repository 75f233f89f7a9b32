import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTypeReader, startTypeChecker, type TypeProblem } from './type-checker.ts'

/** Problems that are told of lines which come together. */
async function told(...lines: string[]) {
  const results: (readonly TypeProblem[])[] = []
  const read = createTypeReader((found) => results.push(found))
  return async (...more: string[]) => {
    for (const line of [...lines.splice(0), ...more]) read(line)
    await Promise.resolve()
    return results.at(-1)
  }
}

test('Errors of types are told with file, line and their further lines before the check ends; those of syntax and of packages are left out', async () => {
  const read = await told('1:00:00 AM - Starting compilation in watch mode...', '')
  const found = await read(
    "src/widgets/AddToCart.tsx(12,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  The expected type comes from property 'quantity'.",
    "src/module.ts(3,1): error TS1005: ';' expected.",
    "../../packages/ui/src/Button.tsx(1,1): error TS2339: Property 'tone' does not exist.",
    '  It belongs to another package.',
  )
  expect(found).toEqual([
    {
      file: 'src/widgets/AddToCart.tsx',
      line: 12,
      column: 7,
      message:
        "TS2322: Type 'string' is not assignable to type 'number'.\n  The expected type comes from property 'quantity'.",
    },
  ])
  await read('1:00:02 AM - Found 1 error. Watching for file changes.')
  expect(await read('1:00:09 AM - File change detected. Starting incremental compilation...')).toEqual([])
})

test('A contract that no file imports counts, tests do not, and an edit is checked alone', {
  timeout: 120_000,
}, async () => {
  const root = await mkdtemp(join(tmpdir(), 'galleria-types-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const files = {
    'package.json': '{ "type": "module" }',
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [] } }',
    'src/contract.ts': 'declare global { interface Offered { stars: number } }\nexport type {}\n',
    'src/module.ts': 'export const offered: Offered = { stars: 5 }\n',
    'src/module.test.ts': 'export const wrong: number = "text"\n',
  }
  await mkdir(join(root, 'src'), { recursive: true })
  await mkdir(join(root, 'dist-dev'))
  await mkdir(join(root, 'node_modules'))
  for (const [path, content] of Object.entries(files)) await writeFile(join(root, path), content)
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
  await symlink(typescript, join(root, 'node_modules/typescript'))
  let problems: readonly TypeProblem[] = []
  const checker = startTypeChecker(root, join(root, 'dist-dev'), (found) => {
    problems = found
  })
  onTestFinished(checker.stop)
  // While the first check runs, which misses it.
  await setTimeout(150)
  await writeFile(join(root, 'src/module.ts'), 'export const offered: Offered = { stars: "5" }\n')
  checker.changed()
  await vi.waitFor(() => expect(problems).toMatchObject([{ file: 'src/module.ts', line: 1 }]), {
    timeout: 100_000,
  })
  expect(problems[0]?.message).toContain("TS2322: Type 'string' is not assignable to type 'number'.")
})
