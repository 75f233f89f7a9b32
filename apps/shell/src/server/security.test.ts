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

test('and those of the origin that its files have', () => {
  const page = { nonce: 'n', platformUrl: 'https://api.test/', mediaUrl: 'https://media.test/x' }
  const policy = contentSecurityPolicy({ ...page, devOrigins: [] })
  expect(policy).toContain("img-src 'self' data: https://api.test https://media.test;")
  expect(policy).toContain("media-src 'self' https://api.test https://media.test;")
  expect(policy).toContain("connect-src 'self' https://api.test;")
})

test('only what the page trusts becomes a script; development evaluates what its servers send', () => {
  const page = { nonce: 'n', platformUrl: 'https://api.test/' }
  const policy = contentSecurityPolicy({ ...page, devOrigins: [] })
  expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;")
  expect(policy).not.toMatch(/unsafe-eval|unsafe-inline/)
  const changing = contentSecurityPolicy({ ...page, devOrigins: ['http://127.0.0.1:5001'] })
  expect(changing).toContain("script-src 'self' 'nonce-n' http://127.0.0.1:5001 'unsafe-eval';")
  expect(changing).not.toContain('trusted-types')
})
