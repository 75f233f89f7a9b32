import { expect, test } from 'vitest'
import { framesOf, frameText, parseFrame } from './frames.ts'

const chrome = `TypeError: Cannot read properties of undefined (reading 'name')
    at ProductPage (https://shop.test/modules/catalog/1.2.0/web/product.1a2b3c4d.js?x=1:1:2345)
    at Object.react_stack_bottom_frame (https://shop.test/assets/shell.99aa.js:2:77)
    at async https://shop.test/modules/catalog/1.2.0/web/product.1a2b3c4d.js:1:9
    at chrome-extension://abcdef/inject.js:1:1
    at <anonymous>`

test('Lines of a stack are files of releases and of the shell; others are left out', () => {
  expect(framesOf(chrome).map(frameText)).toEqual([
    'ProductPage (catalog@1.2.0/web/product.1a2b3c4d.js:1:2345)',
    'react_stack_bottom_frame (shell@/web/shell.99aa.js:2:77)',
    'anonymous (catalog@1.2.0/web/product.1a2b3c4d.js:1:9)',
  ])
})

test('Stack frames of Firefox and Safari are read in their own forms', () => {
  const text = 'render@https://shop.test/modules/cart/a1b2c3/web/x.js:3:4\n@https://shop.test/assets/s.js:5:6'
  expect(framesOf(text).map(frameText)).toEqual([
    'render (cart@a1b2c3/web/x.js:3:4)',
    'anonymous (shell@/web/s.js:5:6)',
  ])
})

test('Stack lines of modules from a CDN are files of a folder or of a bucket as well', () => {
  const text = `Error: x
    at Page (https://cdn.test/cart/1.0.0/web/x.js:1:2)
    at Page (https://cdn.test/shop/cart/2.0.0/0123456789abcdef0123/web/y.js:3:4)`
  expect(framesOf(text).map(frameText)).toEqual([
    'Page (cart@1.0.0/web/x.js:1:2)',
    'Page (cart@2.0.0/web/y.js:3:4)',
  ])
})

test('Stack lines on a server are files of a folder or of a mirrored bucket', () => {
  const text = `Error: x
    at Page (/srv/store/modules/cart/1.0.0/server/module.js:120:11)
    at Page (/srv/.galleria/cache/modules/cart/2.0.0/0123456789abcdef0123/server/module.js:7:1)
    at listOnTimeout (node:internal/timers:605:17)`
  expect(framesOf(text).map(frameText)).toEqual([
    'Page (cart@1.0.0/server/module.js:120:11)',
    'Page (cart@2.0.0/server/module.js:7:1)',
  ])
})

test('A written file is read back', () => {
  for (const frame of framesOf(chrome)) expect(parseFrame(frameText(frame))).toEqual(frame)
  expect(parseFrame('src/routes/product.tsx:12:5')).toBeNull()
})
