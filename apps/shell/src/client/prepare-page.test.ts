import type { ModuleDefinition } from '@galleria/federation'
import { expect, test } from 'vitest'
import type { BrowserModule } from '../common/boot.ts'
import { createPreparation } from './prepare-page.ts'

const release: BrowserModule = {
  ...{ name: 'orders', version: '1', base: '/', entry: 'e', prefixes: ['/manage/orders'], files: [] },
}

function open() {
  const seen: string[] = []
  const file = async () => {
    seen.push('file')
    return {
      handle: {
        prepare: async ({ params, language }: { params: { id?: string }; language: string }) => {
          seen.push(`page ${params.id} in ${language}`)
        },
      },
    }
  }
  const definition: ModuleDefinition = {
    name: 'orders',
    routes: [{ path: 'manage/orders/:id', lazy: file }],
  }
  const prepare = createPreparation(
    { forPath: async (path) => (path.startsWith('/manage/orders') ? release : null) },
    {
      load: async () => {
        seen.push('module')
        return definition
      },
    },
    'ar',
  )
  return { seen, prepare }
}

test('A page is prepared by its module, the file of its route and what that asks for, in the order of need', async () => {
  const { seen, prepare } = open()
  await prepare('/manage/orders/7')
  expect(seen).toEqual(['module', 'file', 'page 7 in ar'])
})

test('A path of no module loads nothing', async () => {
  const { seen, prepare } = open()
  await prepare('/elsewhere')
  expect(seen).toEqual([])
})
