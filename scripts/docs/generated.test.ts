import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandFaults, messagesIn } from './errors/command-page.ts'
import { commandMessages } from './errors/command-scan.ts'
import { byCode } from './errors/remedies.ts'
import { apiErrors } from './errors/scan.ts'
import { generated } from './generated.ts'

const root = join(import.meta.dirname, '../..')
const pages = generated(root)

it.each(Object.keys(pages))('%s says what the code says: node scripts/docs/write.ts', (file) => {
  expect(pages[file]).toBe(readFileSync(join(root, file), 'utf8'))
})

it('An error code is found with its status and message, also where a table or a choice has it', () => {
  const source = `
    throw applicationError(404, 'CART_GONE', \`Cart \${id} not found.\`)
    throw applicationError(428, all ? 'ALL_GONE' : 'SOME_GONE', 'Gone.')
    const problem = { code: 'CARD_EMPTY', description: 'This card has no balance left.' }`
  expect(apiErrors(new Map([['apps/platform/src/areas/cart/a.ts', source]]))).toEqual([
    { code: 'ALL_GONE', statuses: ['428'], messages: ['Gone.'], areas: ['cart'] },
    { code: 'CARD_EMPTY', statuses: [], messages: ['This card has no balance left.'], areas: ['cart'] },
    { code: 'CART_GONE', statuses: ['404'], messages: ['Cart … not found.'], areas: ['cart'] },
    { code: 'SOME_GONE', statuses: ['428'], messages: ['Gone.'], areas: ['cart'] },
  ])
})

it('Each remedy belongs to an error code of the platform', () => {
  const page = pages['docs/errors.md'] ?? ''
  expect(Object.keys(byCode).filter((code) => !page.includes(`## ${code}\n`))).toEqual([])
})

it('Each error of the commands is thrown, and its code is none of the API', () => {
  const thrown = messagesIn(root)
  expect([...thrown.keys()].sort()).toEqual(Object.keys(commandFaults).sort())
  const page = pages['docs/errors.md'] ?? ''
  expect(Object.keys(commandFaults).filter((code) => page.includes(`## ${code}\n`))).toEqual([])
})

it('An error of the command is found with both messages of a choice', () => {
  const source = `throw new DeliveryFault('CART_GONE', known ? \`Cart \${name} is gone.\` : 'No cart.')`
  const found = commandMessages(new Map([['packages/delivery/src/a.ts', source]]))
  expect(found).toEqual(new Map([['CART_GONE', ['Cart … is gone.', 'No cart.']]]))
})
