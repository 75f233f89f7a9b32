import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterEach, expect, test } from 'vitest'
import { openStore } from '../../registry/open-store.ts'
import { startS3 } from '../../testing/s3-server.ts'
import { deliveryTo, openWorkspace } from '../../testing/workspace.ts'
import { deploy } from '../../traffic/deploy.ts'
import { headersFor } from './object-headers.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

test('A bucket hands a release out as browsers need it, at the path that the store names', async () => {
  const workspace = await openWorkspace()
  open.push(workspace.close)
  const s3 = await startS3(workspace.folder)
  open.push(s3.close)
  const { store, ...delivery } = deliveryTo(
    openStore('s3://modules/shop', { ...s3.env, GALLERIA_HOME: join(workspace.folder, 'home') }),
  )
  await deploy(
    { store, ...delivery },
    { module: 'cart', from: await workspace.build('cart', 'a'), version: '1.0.0' },
  )
  const path = await store.pathOf('cart', '1.0.0')
  expect(path).toMatch(/^cart\/1\.0\.0\/[0-9a-f]{20}$/)
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = s3.env
  const aws = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    service: 's3',
    region: 'us-east-1',
  })
  const answer = await aws.fetch(
    `${AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL}/modules/shop/${path}/web/remoteEntry.js`,
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('The registry and records of a bucket are never kept by caches', () => {
  expect(headersFor('registry.json')).toEqual({ 'content-type': 'application/json' })
  expect(headersFor('cart/1.0.0/release.json')).toEqual({ 'content-type': 'application/json' })
  expect(headersFor('cart/1.0.0/0123456789abcdef0123/web/a.woff2')).toMatchObject({
    'content-type': 'font/woff2',
  })
})
