import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { mayExecute, placeOfFiles } from './place-of-files.ts'

test('Files are kept where TMPDIR says', () => {
  vi.stubEnv('TMPDIR', '/somewhere')
  expect(placeOfFiles()).toBe('/somewhere')
  vi.unstubAllEnvs()
})

test('Files are kept on the disk where memory is short', () => {
  vi.stubEnv('TMPDIR', '')
  const available = vi.spyOn(process, 'availableMemory').mockReturnValue(2 ** 31)
  expect(placeOfFiles()).toBe(tmpdir())
  available.mockRestore()
  vi.unstubAllEnvs()
})

test.each([
  ['tmpfs /dev/shm tmpfs rw,relatime 0 0', true],
  ['proc /proc proc rw,noexec 0 0\ntmpfs /dev/shm tmpfs rw 0 0', true],
  ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
])('Mounts “%s” let programs run in memory: %s', (mounts, may) => {
  expect(mayExecute(mounts)).toBe(may)
})
