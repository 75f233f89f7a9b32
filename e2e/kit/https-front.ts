import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

export interface HttpsFront {
  readonly url: string
  /** File of the certificate that a client must trust. */
  readonly certificate: string
  /** Leads to another port of this machine from now on. */
  leadTo(port: number): void
  close(): void
}

/** TLS in front of a server of this machine, as a shop has it. The certificate is made in `folder`, for `localhost`. */
export async function httpsFront(folder: string): Promise<HttpsFront> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const certificateRequest =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'
  execFileSync(
    'openssl',
    [
      ...certificateRequest.split(' '),
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'pipe' },
  )
  let target = 0
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (incoming, outgoing) => {
      const { method, url: path, headers } = incoming
      const onward = request({ host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    },
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate,
    leadTo: (port) => {
      target = port
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
