import { LoyaltyImport } from '@galleria/platform-client/entities/loyalty'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cell } from '../../../base/tabular/line.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { workImports } from './work.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const path = '/_api/loyalty-imports/v1/loyalty-imports'

async function upload(text: string | Uint8Array<ArrayBuffer>): Promise<{ filePath: string; status: number }> {
  const { body } = await owner.call('POST', `${path}/wixmp-upload-url`, {})
  const sent = await site.fetch(body.uploadUrl, { method: 'PUT', body: text })
  return { filePath: body.filePath, status: sent.status }
}

async function parsed(text: string | Uint8Array<ArrayBuffer>): Promise<LoyaltyImport> {
  const { filePath } = await upload(text)
  const made = await owner.call('POST', path, { fileUrl: filePath, fileName: 'points.csv' })
  expect(LoyaltyImport.parse(made.body.loyaltyImport).status).toBe('INITIATED')
  await workImports(site.platform.services)
  return read(made.body.loyaltyImport.id)
}

const read = async (id: string): Promise<LoyaltyImport> =>
  (await owner.call('GET', `${path}?loyaltyImportId=${id}`)).body.loyaltyImport
const mapping = (EMAIL = 0, POINTS = 1) => ({
  headerMappings: [
    { columnName: 'EMAIL', columnIndex: EMAIL },
    { columnName: 'POINTS', columnIndex: POINTS },
  ],
})
const run = (id: string, call = 'execute', headerMappingInfo: object | undefined = mapping()) =>
  owner.call('POST', `${path}/${call}`, { loyaltyImportId: id, headerMappingInfo })

async function member(email: string) {
  const { accessToken } = await site.signUp({ email })
  const shopper = new Shopper(site, accessToken)
  return async () =>
    (await shopper.call('GET', '/loyalty-accounts/v1/accounts/my-account')).body.account.points.balance
}

describe('An import', () => {
  it('An import is uploaded, parsed, looked at, tried and imported, with what failed in a file', async () => {
    const ada = await member('import-ada@example.test')
    const before = await ada()
    const file = [
      '\ufeffWho;Note;Points',
      'import-ada@example.test;"a; b";100',
      'IMPORT-ADA@example.test;again;11',
      'nobody@example.test;;5',
      'import-ada@example.test;;1.5',
      '=cmd;;7',
      ';;',
    ].join('\r\n')
    const found = await parsed(file)
    expect(found).toMatchObject({
      status: 'PARSED',
      parseResult: { parsedRowCount: 6 },
      fileMetadata: {
        name: 'points.csv',
        header: { values: ['Who', 'Note', 'Points'] },
        sampleDataRows: expect.arrayContaining([{ values: ['import-ada@example.test', 'a; b', '100'] }]),
      },
    })
    const guess = await owner.call('POST', `${path}/dry-run`, { loyaltyImportId: found.id })
    expect(guess.body.message).toContain('must map one column to EMAIL and another to POINTS')
    const trial = await run(found.id, 'dry-run', mapping(0, 2))
    expect(trial.body).toMatchObject({ rowCount: 6, successCount: 2, failureCount: 4, points: 111 })
    expect(trial.body.errors.map((each: { rowNumber: number }) => each.rowNumber).sort()).toEqual([
      3, 4, 5, 6,
    ])
    expect(await ada()).toBe(before)
    expect((await run(found.id, 'execute', mapping(0, 2))).body.loyaltyImport.status).toBe('IMPORTING')
    const twice = await run(found.id, 'execute', mapping(0, 2))
    expect(twice.body.details.applicationError.code).toBe('IMPORT_IS_NOT_PARSED')
    await Promise.all([workImports(site.platform.services), workImports(site.platform.services)])
    expect(await read(found.id)).toMatchObject({
      status: 'IMPORTED',
      importResult: { successCount: 2, failureCount: 4, errorFileExists: true },
    })
    expect(await ada()).toBe(before + 111)
    const { url } = (await owner.call('GET', `${path}/error-file-download-url?loyaltyImportId=${found.id}`))
      .body
    const lines = (await (await site.fetch(url)).text()).trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines).toContain("5,'=cmd,7,is not an email address")
    expect((await site.fetch(url.replace('proof=', 'proof=x'))).status).toBe(403)
  })

  it.each([
    ['an empty table', '\n\n', 'The file is empty. Send a file with a header and rows.'],
    ['a header alone', 'email,points\n', 'no rows'],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00, 0x41, 0x0a]), 'UTF-8 text'],
    ['an open quote', 'email,points\n"a,1\n', 'be read as a table'],
  ])('An import of %s fails and says why', async (_, text, reason) => {
    const found = await parsed(text)
    expect(found.status).toBe('FAILED')
    expect(found.parseResult?.parseErrorReason).toContain(reason)
    expect((await run(found.id)).body.details.applicationError.code).toBe('IMPORT_IS_NOT_PARSED')
  })

  it('An import is of a file that was sent here whole, once, and of no other address', async () => {
    for (const fileUrl of ['http://127.0.0.1/points.csv', '/_files/loyalty-imports/nothing']) {
      const answer = await owner.call('POST', path, { fileUrl })
      expect(answer.body.details.applicationError.code).toBe('FILE_NOT_UPLOADED')
    }
    expect((await upload('')).status).toBe(400)
    const { body } = await owner.call('POST', `${path}/wixmp-upload-url`, {})
    const send = (url: string) => site.fetch(url, { method: 'PUT', body: 'email,points\n' })
    expect((await send(body.uploadUrl.replace('proof=', 'proof=x'))).status).toBe(403)
    expect((await send(body.uploadUrl)).status).toBe(200)
    expect((await send(body.uploadUrl)).status).toBe(409)
  })

  it('An import goes on where a server that died had stopped, and enters no row twice', async () => {
    const grace = await member('import-grace@example.test')
    const before = await grace()
    const rows = Array.from({ length: 250 }, () => 'import-grace@example.test,1')
    const { id } = await parsed(['email,points', ...rows].join('\n'))
    await run(id)
    const { db, clock } = site.platform.services
    let looks = 0
    const dying = {
      db,
      clock: {
        now: () => {
          looks += 1
          if (looks > 2) throw new Error('killed')
          return clock.now()
        },
      },
    }
    await expect(workImports(dying)).rejects.toThrow('killed')
    const half = await read(id)
    expect(half).toMatchObject({ status: 'IMPORTING', importResult: { successCount: 100 } })
    await workImports(site.platform.services)
    expect((await read(id)).status, 'the lease of the dead server').toBe('IMPORTING')
    const later = { db, clock: { now: () => new Date(clock.now().getTime() + 61_000) } }
    await Promise.all([workImports(later), workImports(later)])
    expect(await read(id)).toMatchObject({ status: 'IMPORTED', importResult: { successCount: 250 } })
    expect(await grace()).toBe(before + 250)
  })

  it('An import is listed by its state and told when it begins', async () => {
    const { id } = await parsed('email,points\nx@example.test,1\n')
    const query = { filter: { status: 'PARSED' }, cursorPaging: { limit: 1 } }
    const { body } = await owner.call('POST', `${path}/query`, { query })
    expect(body.loyaltyImports.map((each: LoyaltyImport) => each.id)).toEqual([id])
    const told = await site.platform.services.db
      .selectFrom('outbox')
      .select('id')
      .where('type', '=', 'wix.loyalty.imports.v1.loyalty_import_created')
      .where('entityId', '=', id)
      .execute()
    expect(told).toHaveLength(1)
    expect((await (await Shopper.visitor(site)).call('POST', `${path}/query`, {})).status).toBe(403)
  })
})

it('Faults row 94: no cell of an error file is a formula', () => {
  expect(['=1', '+1', '-1', '@x', 'a,"b"', 5].map(cell)).toEqual([
    "'=1",
    "'+1",
    "'-1",
    "'@x",
    '"a,""b"""',
    '5',
  ])
})
