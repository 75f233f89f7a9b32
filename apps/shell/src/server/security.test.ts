import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security.ts'

const connections = (edgeUrl?: string) =>
  contentSecurityPolicy({ nonce: 'n', platformUrl: 'https://api.test/', edgeUrl, devOrigins: [] })
    .split('; ')
    .find((line) => line.startsWith('connect-src'))

test('a page may call the platform, and its edge where there is one', () => {
  expect(connections()).toBe("connect-src 'self' https://api.test")
  expect(connections('https://edge.test/x')).toBe("connect-src 'self' https://api.test https://edge.test")
})

test("pictures, films and sounds may be the platform's", () => {
  const policy = contentSecurityPolicy({ nonce: 'n', platformUrl: 'https://api.test/', devOrigins: [] })
  expect(policy).toContain("img-src 'self' data: https://api.test;")
  expect(policy).toContain("media-src 'self' https://api.test;")
})
