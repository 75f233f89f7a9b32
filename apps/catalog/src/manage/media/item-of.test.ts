import type { FileDescriptor } from '@galleria/platform-client/media'
import { expect, test } from 'vitest'
import { itemOf } from './item-of.ts'

const file: FileDescriptor = {
  ...{ id: 'f', displayName: 'Jug.jpg', url: 'https://x/f.webp', thumbnailUrl: 'https://x/f.webp?w=400' },
  ...{ parentFolderId: 'media-root', hash: '', sizeInBytes: '9', private: false, mimeType: 'image/webp' },
  ...{
    operationStatus: 'READY',
    state: 'OK',
    labels: [],
    createdDate: '',
    updatedDate: '',
    mediaType: 'IMAGE',
  },
  media: {
    image: {
      image: { id: 'f', url: 'https://x/f.webp', filename: 'f.webp', width: 8, height: 6, altText: 'A jug' },
      focalPoint: { x: 0.2, y: 0.4 },
      blurColor: '#888',
    },
  },
}

test('A picture of the library is one that products show', () => {
  expect(itemOf(file)).toMatchObject({
    ...{ id: 'f', mediaType: 'image', title: 'Jug.jpg' },
    image: { url: 'https://x/f.webp', width: 8, height: 6, altText: 'A jug', focalPoint: { x: 0.2, y: 0.4 } },
  })
  const sheet = { id: 'f', url: 'https://x/f.pdf', filename: 'f.pdf' }
  const document = { ...file, url: sheet.url, mediaType: 'DOCUMENT', media: { document: sheet } }
  expect(itemOf(document)).toMatchObject({ mediaType: 'document', file: { url: sheet.url } })
})
