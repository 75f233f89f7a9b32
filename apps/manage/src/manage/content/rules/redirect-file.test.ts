import { expect, test } from 'vitest'
import { redirectsIn } from './redirect-file.ts'

test('A file with titles is read by them, and one without by its first two columns', () => {
  expect(redirectsIn('Note,Redirect to,Redirect from\r\nx,/new,"/old, really"\r\n')).toEqual([
    { from: '/old, really', to: '/new' },
  ])
  expect(redirectsIn('/a;/b\n\n/c;/d')).toEqual([
    { from: '/a', to: '/b' },
    { from: '/c', to: '/d' },
  ])
  expect(redirectsIn('')).toEqual([])
})
