import { expect, test } from 'vitest'
import { createTypeReader, type TypeProblem } from './type-checker.ts'

test('Errors of types are read with file, line and their further lines, once a check ends; those of syntax are left out', () => {
  const results: (readonly TypeProblem[] | null)[] = []
  const read = createTypeReader((found) => results.push(found))
  for (const line of [
    '1:00:00 AM - Starting compilation in watch mode...',
    '',
    "src/widgets/AddToCart.tsx(12,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  The expected type comes from property 'quantity'.",
    "src/module.ts(3,1): error TS1005: ';' expected.",
    '1:00:02 AM - Found 2 errors. Watching for file changes.',
    '1:00:09 AM - File change detected. Starting incremental compilation...',
    '1:00:10 AM - Found 0 errors. Watching for file changes.',
  ])
    read(line)
  expect(results).toEqual([
    null,
    [
      {
        file: 'src/widgets/AddToCart.tsx',
        line: 12,
        column: 7,
        message:
          "TS2322: Type 'string' is not assignable to type 'number'.\n  The expected type comes from property 'quantity'.",
      },
    ],
    null,
    [],
  ])
})
