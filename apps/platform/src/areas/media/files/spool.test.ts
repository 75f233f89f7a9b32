import { access, rm, utimes, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { spoolPath, sweepSpool } from './spool.ts'

const HOUR = 3_600_000

test('Files of a dead process are removed, and none that is being sent', async () => {
  const [left, sent] = [await spoolPath(), await spoolPath()]
  for (const path of [left, sent]) await writeFile(path, 'bytes')
  const long = new Date(Date.now() - 3 * HOUR)
  await utimes(left, long, long)
  await sweepSpool(2 * HOUR)
  await expect(access(left)).rejects.toMatchObject({ code: 'ENOENT' })
  await access(sent)
  await rm(sent)
})
