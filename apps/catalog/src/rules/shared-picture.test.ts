import { expect, test } from 'vitest'
import { rasterUrl, sharedPicture } from './shared-picture.ts'

const at = (url: string) => sharedPicture({ image: { url, width: 800, height: 1000 } })

test('A picture of the platform is shared as pixels in the shape of previews', () => {
  const shared = {
    url: 'https://files.test/media/vase_arc_c7704d_front.jpg?w=share',
    width: 1200,
    height: 630,
  }
  for (const ending of ['svg', 'webp', 'avif', 'png', 'jpg', 'jpeg', 'gif'])
    expect(at(`https://files.test/media/vase_arc_c7704d_front.${ending}`)).toEqual(shared)
})

test('A picture of another host is shared as it is, and an endless address not at all', () => {
  const url = 'https://static.wixstatic.com/media/11062b_8cd~mv2.jpg'
  expect(at(url)).toEqual({ url, width: 800, height: 1000 })
  expect(at(`https://files.test/media/${'a'.repeat(600)}.svg`)).toBeUndefined()
  expect(sharedPicture(undefined)).toBeUndefined()
})

test('Machines that read no drawings get the pixels of one', () => {
  expect(rasterUrl('https://files.test/media/vase.svg')).toBe('https://files.test/media/vase.jpg?w=1600')
  expect(rasterUrl('https://files.test/media/vase.webp')).toBe('https://files.test/media/vase.webp')
})
