import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Sides of the screen instead of the line: they do not turn round with the language. */
const physical =
  /^\s*(?:(?:left|right)\s*:|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*\s*:|border-(?:top|bottom)-(?:left|right)-radius\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|transform-origin\s*:[^;]*\b(?:left|right)\b)/

it('The style check lets no style name the left or the right of the screen', () => {
  const files = globSync(['packages/*/src/**/*.css', 'apps/*/src/**/*.css'], { cwd: root }).filter(
    // Mail clients know no logical properties: a letter chooses the side by its language.
    (file) => !file.endsWith('mailbox/letter/letter.css'),
  )
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (physical.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
