import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { expect, test } from 'vitest'
import { loadRegistry } from '../registry/change.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { frontendDiscovery } from './frontend-discovery.ts'

/** Schema of one version of a micro-frontend. */
const version = {
  type: 'object',
  properties: {
    url: { type: 'string' },
    fallbackUrl: { type: 'string' },
    metadata: {
      type: 'object',
      properties: { integrity: { type: 'string' }, version: { type: 'string' } },
      required: ['integrity', 'version'],
      additionalProperties: false,
    },
    extras: { type: 'object' },
    deployment: {
      type: 'object',
      properties: { traffic: { type: 'number', minimum: 0, maximum: 100 }, default: { type: 'boolean' } },
      required: ['traffic', 'default'],
    },
  },
  additionalProperties: false,
  required: ['url', 'metadata'],
}
const schema = {
  type: 'object',
  properties: {
    schema: { type: 'string' },
    microFrontends: {
      type: 'object',
      additionalProperties: { type: 'array', uniqueItems: true, items: version },
    },
  },
  required: ['schema', 'microFrontends'],
  additionalProperties: false,
}

test('The registry is written as AWS frontend discovery, with the shares of live and canary', async () => {
  const workspace = await openWorkspace()
  try {
    const delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
    const give = async (version: string, more = {}) =>
      deploy(delivery, { module: 'cart', from: await workspace.build('cart', version), version, ...more })
    for (const version of ['1.0.0', '2.0.0']) await give(version)
    await give('3.0.0', { canary: 10 })
    const { document } = await loadRegistry(delivery)
    const discovery = await frontendDiscovery(delivery, document, 'https://shop.example')
    const validate = new Ajv2019().compile(schema)
    expect(validate(discovery), JSON.stringify(validate.errors)).toBe(true)
    expect(discovery.microFrontends.cart).toMatchObject([
      {
        url: 'https://shop.example/modules/cart/2.0.0/web/remoteEntry.js',
        fallbackUrl: 'https://shop.example/modules/cart/1.0.0/web/remoteEntry.js',
        metadata: { version: '2.0.0', integrity: expect.stringMatching(/^sha384-/) },
        deployment: { traffic: 90, default: true },
      },
      { metadata: { version: '3.0.0' }, deployment: { traffic: 10, default: false } },
    ])
  } finally {
    await workspace.close()
  }
})
