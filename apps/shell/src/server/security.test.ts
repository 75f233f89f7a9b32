import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, libraryStyles } from './base/security.ts'

const connections = (edgeUrl?: string) =>
  contentSecurityPolicy({ inlineScripts: [], platformUrl: 'https://api.test/', edgeUrl, devOrigins: [] })
    .split('; ')
    .find((line) => line.startsWith('connect-src'))

test('A page may call the platform, and its edge where there is one', () => {
  expect(connections()).toBe("connect-src 'self' https://api.test")
  expect(connections('https://edge.test/x')).toBe("connect-src 'self' https://api.test https://edge.test")
})

test("Pictures, films and sounds may be the platform's", () => {
  const policy = contentSecurityPolicy({
    inlineScripts: [],
    platformUrl: 'https://api.test/',
    devOrigins: [],
  })
  expect(policy).toContain("img-src 'self' data: https://api.test;")
  expect(policy).toContain("media-src 'self' https://api.test;")
})

test('The policy allows the origin of the platform’s files', () => {
  const page = { inlineScripts: [], platformUrl: 'https://api.test/', mediaUrl: 'https://media.test/x' }
  const policy = contentSecurityPolicy({ ...page, devOrigins: [] })
  expect(policy).toContain("img-src 'self' data: https://api.test https://media.test;")
  expect(policy).toContain("media-src 'self' https://api.test https://media.test;")
  expect(policy).toContain("connect-src 'self' https://api.test;")
})

test('Only trusted sources become scripts; pages with a module from source take scripts of its server too', () => {
  const page = { inlineScripts: ['alert(1)'], platformUrl: 'https://api.test/' }
  const policy = contentSecurityPolicy({ ...page, devOrigins: [] })
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
  expect(policy).toContain(`script-src 'self' ${hash};`)
  expect(contentSecurityPolicy({ ...page, nonce: 'n', devOrigins: [] })).toContain(
    `script-src 'self' ${hash} 'nonce-n';`,
  )
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;")
  expect(policy).not.toMatch(/unsafe-eval|unsafe-inline/)
  const changing = contentSecurityPolicy({ ...page, devOrigins: ['http://127.0.0.1:5001'] })
  expect(changing).toContain(`script-src 'self' ${hash} http://127.0.0.1:5001;`)
  expect(changing).not.toContain('trusted-types')
})

test('The style elements that React Aria adds are the ones that the policy allows', () => {
  const inUi = createRequire(import.meta.resolve('@galleria/ui'))
  const [installed = ''] = /^.*node_modules/.exec(inUi.resolve('react-aria-components')) ?? []
  const folder = join(installed, 'react-aria/dist/private')
  const added = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) => {
    const code = readFileSync(join(folder, file), 'utf8')
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(code)?.[1] ?? ''
    const text = /style\.textContent = `([^`]*)`/.exec(code)?.[1] ?? ''
    return text.replace(/\$\{\w*\$?[\w$]*PRESSABLE_ATTRIBUTE\}/, attribute).trim()
  })
  expect(added).toEqual(libraryStyles)
})
