import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { describeFault } from './fault.ts'
import { checkDisk, checkPort, portFrom } from './preflight.ts'

test('A taken port is named together with the way to choose another', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const fault = await checkPort(port, 'store', 'PORT').catch(describeFault)
  server.close()
  expect(fault).toContain(`Port ${port} for the store is already in use.`)
  expect(fault).toContain(`PORT=${port + 10} npm start`)
})

test('A full disk is told before anything is written', () => {
  expect(() => checkDisk(tmpdir(), () => 12)).toThrow(/nearly full: 12 MB free/)
})

test.each(['0', '70000', 'eighty', '3.5'])('The port %s is refused', (value) => {
  vi.stubEnv('PORT', value)
  expect(() => portFrom('PORT', 1)).toThrow('PORT')
  vi.unstubAllEnvs()
})

test("A port of Kubernetes' service links is no choice of anybody's", () => {
  vi.stubEnv('PLATFORM_PORT', 'tcp://10.96.12.34:4000')
  expect(portFrom('PLATFORM_PORT', 4000)).toBe(4000)
  vi.unstubAllEnvs()
})
