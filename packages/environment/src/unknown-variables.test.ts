import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from './known.ts'
import { unknownVariables } from './unknown-variables.ts'

const valid = Object.fromEntries(settings.map((name) => [name, 'x']))

test('Every variable of the list is known, and so is all that a machine brings', () => {
  const machine = {
    PATH: '/bin',
    HOME: '/root',
    SHELL: '/bin/sh',
    NODE_OPTIONS: '',
    PGHOST: 'db',
    CI: 'true',
  }
  expect(unknownVariables({ ...valid, ...machine, npm_config_user_agent: 'pnpm' })).toEqual([])
})

test.each([
  ['PLATFROM_URL', 'PLATFORM_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SHELL_URI', 'SHELL_URL'],
  ['GALERIA_HOME', 'GALLERIA_HOME'],
  ['RENDER_BUDGET_SM', 'RENDER_BUDGET_MS'],
])('%s is told as a misspelt %s', (given, meant) => {
  expect(unknownVariables({ [given]: 'x' })).toEqual([`${given} is unknown. Did you mean ${meant}?`])
})

test.each(['GALLERIA_COLOUR', 'PLATFORM_COLOUR', 'MODULE_CACHE', 'REGISTRY_SECRET_KEY'])(
  '%s begins like ours and is none of ours',
  (given) => {
    expect(unknownVariables({ [given]: 'x' })).toEqual([
      `${given} is unknown. See .env.example for all variables.`,
    ])
  },
)

test('An empty value is as good as none', () => {
  expect(unknownVariables({ PLATFROM_URL: '', GALLERIA_COLOUR: undefined })).toEqual([])
})

test('.env.example has a line for each variable that a person may set, and for no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  const listed = [...text.matchAll(/^(?:# )?([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual([...settings].sort())
})
