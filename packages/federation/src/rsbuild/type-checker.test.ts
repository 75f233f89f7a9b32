import { expect, test } from 'vitest'
import { createTypeReader, type TypeProblem } from './type-checker.ts'

/** What is told of lines that come together. */
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
