import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stepsOf } from './steps.ts'
import { Workshop } from './workshop.ts'

const folder = join(import.meta.dirname, '../../docs/tutorials')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
/** In the order of the contents: later ones go on from what earlier ones made. */
const tutorials = Array.from(
  read('README.md').matchAll(/\| \[(.+?)\]\((.+?\.md)\)/g),
  ([, title = '', file = '']) => ({
    title,
    file,
  }),
)

let workshop: Workshop
beforeAll(async () => {
  workshop = new Workshop()
  await workshop.open()
})
afterAll(() => workshop?.close())

it('The contents of the tutorials name each by its title', () => {
  for (const { title, file } of tutorials) expect(read(file).split('\n')[0], file).toBe(`# ${title}`)
})

it("The ten lines with which the kit is shown are its README's, which a browser test runs in a repository of its own", () => {
  const blockOf = (text: string) => /```ts\n(import .* from '@galleria\/e2e-kit'.*?)```/s.exec(text)?.[1]
  const kit = readFileSync(join(folder, '../../e2e/kit/README.md'), 'utf8')
  expect(blockOf(read('test-across-modules.md'))).toBe(blockOf(kit))
})

for (const { title, file } of tutorials)
  it(`Each step of the tutorial "${title}" does what it says`, { timeout: 600_000 }, async () => {
    const steps = stepsOf(read(file))
    expect(steps.length, 'steps').toBeGreaterThan(3)
    for (const step of steps)
      await workshop.do(step).catch((error: Error) => {
        error.message = `docs/tutorials/${file}, line ${step.line}: ${error.message}`
        throw error
      })
  })
