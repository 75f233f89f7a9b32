import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Sources that the shell is built of; it names classes after their style sheets. */
const folders = ['apps/shell', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))]
  .map((folder) => join(root, folder, 'src'))
  .filter((folder) => existsSync(folder))

it("No two style sheets of the shell's build have the same name", () => {
  const names = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => basename(path))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
