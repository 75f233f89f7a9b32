import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sections = ['Tests', 'Face', 'Start here', 'Not here']
const rooms = globSync('{apps/*,packages/*,e2e,bench}/package.json', { cwd: root }).map(dirname).sort()
const specs = globSync('e2e/**/*.spec.ts', { cwd: root })

const read = (room: string) => {
  const file = join(root, room, 'README.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
const section = (text: string, name: string) => text.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? ''

it('Every room has a README that says what it is for, its tests, its face, where to start and what may not be done', () => {
  expect(rooms.length).toBeGreaterThan(18)
  expect(
    rooms.flatMap((room) => {
      const text = read(room)
      const [, purpose = ''] = /^# \S.*\n\n([^#\n][^\n]*(?:\n[^#\n][^\n]*)*)\n/.exec(text) ?? []
      return [
        ...(purpose.length > 40 && purpose.length < 500 && purpose.match(/[.!?](?=\s|$)/g)?.length === 2
          ? []
          : [`${room}: two sentences say what it is for`]),
        ...sections
          .filter((name) => !section(text, name).trim())
          .map((name) => `${room}: has no section ${name}`),
        ...(/npm test -- (unit|e2e) |npm run bench/.test(section(text, 'Tests'))
          ? []
          : [`${room}: names no command in Tests`]),
      ]
    }),
  ).toEqual([])
})

it('Start here names three files of the room', () => {
  expect(
    rooms.flatMap((room) => {
      const files = [
        ...section(read(room), 'Start here').matchAll(/^- \[`?([\w@./-]+)`?\]\(([\w@./-]+)\): \S/gm),
      ].map(([, , file = '']) => file)
      return [
        ...(files.length === 3 ? [] : [`${room}: names ${files.length} files`]),
        ...files
          .filter((file) => !existsSync(join(root, room, file)))
          .map((file) => `${room}: ${file} is missing`),
      ]
    }),
  ).toEqual([])
})

it('Each command in Tests finds tests or a benchmark', () => {
  const benchmarks = readFileSync(join(root, 'bench/main.ts'), 'utf8')
  const finds: Readonly<Record<string, (name: string) => boolean>> = {
    unit: (path) => existsSync(join(root, path)),
    e2e: (start) => specs.some((file) => file.startsWith(`e2e/${start}`)),
    bench: (name) => new RegExp(`^ {2}'?${name}'?:`, 'm').test(benchmarks),
  }
  expect(
    rooms.flatMap((room) =>
      [
        ...section(read(room), 'Tests').matchAll(
          /npm (?:test|run) (?:-- )?(unit|e2e|bench)(?: --)?([^#\n]*)/g,
        ),
      ].flatMap(([command, part = '', names = '']) =>
        names
          .trim()
          .split(/\s+/)
          .filter((name) => name && !finds[part]?.(name))
          .map((name) => `${room}: "${command.trim()}" finds nothing at ${name}`),
      ),
    ),
  ).toEqual([])
})
