import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** For `PORT=0`: known before anything is built that hands out this server's address. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
