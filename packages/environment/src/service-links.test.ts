import { expect, test } from 'vitest'
import { isServiceLink } from './service-links.ts'
import { unknownVariables } from './unknown-variables.ts'

/** Variables that a Service on port 4000, or two named ports, brings into every container beside it. */
const linksOf = (service: string) => ({
  [`${service}_SERVICE_HOST`]: '10.96.12.34',
  [`${service}_SERVICE_PORT`]: '4000',
  [`${service}_SERVICE_PORT_HTTP`]: '4000',
  [`${service}_PORT`]: 'tcp://10.96.12.34:4000',
  [`${service}_PORT_4000_TCP`]: 'tcp://10.96.12.34:4000',
  [`${service}_PORT_4000_TCP_PROTO`]: 'tcp',
  [`${service}_PORT_4000_TCP_PORT`]: '4000',
  [`${service}_PORT_4000_TCP_ADDR`]: '10.96.12.34',
})

test.each(['PLATFORM', 'SHELL', 'PLATFORM_EDGE', 'REGISTRY', 'GALLERIA'])(
  'The service links of a Kubernetes Service called %s do not stop a start',
  (service) => {
    expect(unknownVariables(linksOf(service))).toEqual([])
  },
)

test('Service links over IPv6 and of a Service without an address of its own are known too', () => {
  expect(isServiceLink('PLATFORM_SERVICE_HOST', 'fd00::7')).toBe(true)
  expect(isServiceLink('PLATFORM_PORT', 'tcp://[fd00::7]:4000')).toBe(true)
  expect(isServiceLink('PLATFORM_SERVICE_HOST', 'None')).toBe(true)
})

test.each([
  ['PLATFORM_PROT', '4000'],
  ['PLATFORM_PORT_COLOUR', 'tcp'],
  ['SHELL_PORT', '3000'],
  ['PLATFORM_SERVICE_HOST', 'https://platform.example'],
  ['PLATFORM_SERVICE_URL', '10.96.12.34'],
  ['PLATFORM_PORT_4000_TCP_ADDR', 'platform'],
])('%s=%s is no service link, and stops a start', (name, value) => {
  expect(unknownVariables({ [name]: value })).toHaveLength(1)
})
