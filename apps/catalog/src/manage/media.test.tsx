import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { addProductMedia, createProduct, getOwnProduct } from '@galleria/platform-client/catalog-writes'
import { getFileDescriptor, searchFiles } from '@galleria/platform-client/media'
import { getProduct } from '@galleria/platform-client/products'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
beforeAll(() => {
  // The store's side makes a client of its own, which asks as a browser does.
  vi.stubGlobal('fetch', site.fetch)
  // Files go the same way: what counts their bytes needs a server with a port.
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(cleanup)
afterAll(() => site.close())

const LONG = { timeout: 30_000 }
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60"/></svg>'
const picture = (name: string) => new File([PICTURE], name, { type: 'image/svg+xml' })

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('Files can be chosen')
  return input
}

async function sent(name: string, isPrivate = false): Promise<string> {
  const where = { private: isPrivate, search: name }
  const { files } = await searchFiles(store, where)
  return files[0]?.id ?? ''
}

test('Many files are dropped at once; each that is refused says why, and the others are found by kind and words', async () => {
  const { user, router } = await openAs(site, 'staff', '/manage/catalog/media')
  const choose = await screen.findByRole('button', { name: 'Choose files' }, LONG)
  const broken = new File(['GIF89a'], 'broken.exe', { type: 'application/x-msdownload' })
  const files = [picture('Blue jug.svg'), broken, picture('Red jug.svg')]
  fireEvent.drop(choose, { dataTransfer: { files, types: ['Files'] } })
  await screen.findByText('2 files added to the library.', {}, LONG)
  expect(screen.getByText('broken.exe: This file type isn’t supported.')).toBeTruthy()
  await screen.findByRole('link', { name: /^Red jug/ }, LONG)
  await user.type(screen.getByLabelText('File name or alt text'), 'blue jug')
  await user.selectOptions(screen.getByLabelText('Type'), 'Images')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: /^Red jug/ })).toBeNull(), LONG)
  await user.click(screen.getByRole('link', { name: /^Blue jug/ }))
  await screen.findByRole('heading', { level: 1, name: 'Blue jug.svg' }, LONG)
  expect(router.state.location.pathname).toBe(`/manage/catalog/media/${await sent('Blue jug')}`)
}, 90_000)

test("A picture's alt text appears on its products, and the picture stays while they use it", async () => {
  const first = await openAs(site, 'owner', '/manage/catalog/media')
  await screen.findByRole('button', { name: 'Choose files' }, LONG)
  await first.user.upload(fileInput(), picture('Green jug.svg'))
  await screen.findByText('1 file added to the library.', {}, LONG)
  cleanup()
  const fileId = await sent('Green jug')
  const { id } = (await createProduct(store, { product: { name: 'Jug', priceData: { price: 9 } } })).product
  await addProductMedia(store, { id, media: [{ mediaId: fileId }] })
  const { user } = await openAs(site, 'owner', `/manage/catalog/media/${fileId}`)
  const uses = await screen.findByRole('region', { name: 'Used by' }, LONG)
  expect(within(uses).getByRole('link', { name: 'Jug' }).getAttribute('href')).toContain(id)
  await user.type(screen.getByLabelText('Alt text'), 'A green jug')
  fireEvent.change(screen.getByLabelText('Horizontal position'), { target: { value: '20' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  const [item] = (await getProduct(store, { id })).product.media?.items ?? []
  expect(item?.image).toMatchObject({ altText: 'A green jug', focalPoint: { x: 0.2, y: 0.5 } })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const asked = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/^Products use this file/, {}, LONG)).toBeTruthy()
  expect((await getFileDescriptor(store, { fileId })).file.state).toBe('OK')
}, 90_000)

test('The files of a digital product are chosen, changed and removed in its editor', async () => {
  const { user, router } = await openAs(site, 'owner', '/manage/catalog/products/new')
  await user.type(await screen.findByLabelText('Name', {}, LONG), 'Pattern')
  await user.type(screen.getByLabelText('Price (USD)'), '5')
  await user.click(screen.getByRole('checkbox', { name: 'Digital product, no shipping' }))
  const drop = screen.getByRole('button', { name: 'Choose file' })
  const files = [new File(['%PDF-1.4\n%%EOF\n'], 'Pattern.pdf', { type: 'application/pdf' })]
  fireEvent.drop(drop, { dataTransfer: { files, types: ['Files'] } })
  await screen.findByText('Pattern.pdf', {}, LONG)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Pattern' }, LONG)
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  const read = async () =>
    (await getOwnProduct(store, { id, includeMerchantSpecificData: true })).product.digitalFile
  expect(await read()).toMatchObject({ id: await sent('Pattern.pdf', true), fileName: 'Pattern.pdf' })
  await user.click(screen.getByRole('button', { name: 'Remove file' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  expect(await read()).toBeUndefined()
}, 90_000)

test('A private file is opened by a link, goes to the bin and comes back', async () => {
  const { user } = await openAs(site, 'owner', '/manage/catalog/media?in=private')
  await screen.findByRole('heading', { name: 'Add private files' }, LONG)
  const leaflet = new File(['%PDF-1.4\n%%EOF\n'], 'Guide.pdf', { type: 'application/pdf' })
  await user.upload(fileInput(), leaflet)
  await user.click(await screen.findByRole('link', { name: /^Guide\.pdf/ }, LONG))
  await user.click(await screen.findByRole('button', { name: 'Get download link' }, LONG))
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Download file' }, LONG)
  expect(await (await site.fetch(link.href)).text()).toContain('%PDF')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const asked = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }, LONG))
  await screen.findByRole('button', { name: 'Delete' }, LONG)
  const fileId = await sent('Guide', true)
  expect((await getFileDescriptor(store, { fileId })).file).toMatchObject({ state: 'OK', private: true })
}, 90_000)
