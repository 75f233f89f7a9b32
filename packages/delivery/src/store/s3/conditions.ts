import { DeliveryFault } from '../../base/fault.ts'
import type { Bucket } from './bucket.ts'

const probe = '.conditional-writes'

/**
 * Some services take a conditional write and ignore its condition; two releases at once would then lose one, and nobody
 * would notice. Asked once, before the first write.
 */
export function honorsConditions(bucket: Bucket): () => Promise<void> {
  let asked: Promise<void> | null = null
  return () => {
    asked ??= ask(bucket)
    asked.catch(() => {
      asked = null
    })
    return asked
  }
}

async function ask(bucket: Bucket): Promise<void> {
  await bucket.put(probe, 'Whether this service honors If-Match and If-None-Match.\n', { ifNoneMatch: '*' })
  const ignoresNone = await bucket.put(probe, 'It does not.\n', { ifNoneMatch: '*' })
  const ignoresMatch = await bucket.put(probe, 'It does not.\n', {
    ifMatch: '"00000000000000000000000000000000"',
  })
  if (!ignoresNone && !ignoresMatch) return
  throw new DeliveryFault(
    'STORE_IGNORES_CONDITIONS',
    `${bucket.address} ignores ${ignoresNone ? 'If-None-Match' : 'If-Match'} on writes, so simultaneous releases could overwrite each other. Use a service with conditional writes, such as S3, R2, MinIO or Ceph.`,
  )
}
