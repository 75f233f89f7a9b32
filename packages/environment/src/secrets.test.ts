import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from './known.ts'
import { developmentSecrets, publicSecrets, secretVariables } from './secrets.ts'

const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
const lines = [...example.matchAll(/^(# )?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, off, name = '', value = '']) => ({ name, value, isOff: Boolean(off) }),
)
/** Named like secrets, and meant for everybody. */
const open = ['REGISTRY_PUBLIC_KEY', 'RECAPTCHA_SITE_KEY', 'RECAPTCHA_INVISIBLE_SITE_KEY']

test('Every variable of .env.example that is named like a secret is in the list of secrets', () => {
  const alike = lines
    .map(({ name }) => name)
    .filter((name) => /(KEYS?|SECRETS?|PASSWORD|PASSPHRASE|IDENTITY|TOKEN|^SMTP_URL)$/.test(name))
  expect(alike.filter((name) => !open.includes(name)).sort()).toEqual([...secretVariables].sort())
})

test('Every secret that .env.example gives is refused in production, by the name of its variable', () => {
  const given = lines.filter(({ name, value }) => value && secretVariables.some((each) => each === name))
  expect(given.map(({ name }) => name).sort()).toEqual(Object.keys(developmentSecrets).sort())
  for (const { name, value } of given)
    expect(publicSecrets({ [name]: value })).toEqual([expect.stringContaining(`${name} has a public`)])
})

test('A copy of .env.example holds no secret of a program that may do everything: its line is commented out', () => {
  expect(lines.find(({ name }) => name === 'PLATFORM_APP_SECRET')).toMatchObject({ isOff: true })
})

test.each(secretVariables)(
  '%s may hold no public value, be it the value of another variable or second in a list',
  (name) => {
    expect(settings).toContain(name)
    for (const value of Object.values(developmentSecrets)) {
      expect(publicSecrets({ [name]: value })).toHaveLength(1)
      expect(publicSecrets({ [name]: `a-secret-of-our-own, ${value}` })).toHaveLength(1)
    }
    expect(
      publicSecrets({ [name]: 'a-secret-of-our-own', HOME: developmentSecrets.PLATFORM_API_KEY }),
    ).toEqual([])
  },
)
