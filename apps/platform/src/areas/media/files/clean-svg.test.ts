import { expect, test } from 'vitest'
import { costAbove, processorTimeAlone } from '../../../dev/testing/processor-time.ts'
import { cleanSvg } from './clean-svg.ts'

const svg = (within: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${within}</svg>`

test('A path whose data goes over several lines keeps it', async () => {
  const clean = await cleanSvg(
    svg('<path d="M0 0\n  L10 10\n\tL0 10z" transform="matrix(1 0\n0 1 0 0)" style="fill:\nred"/>'),
  )
  expect(clean).toContain('d="M0 0\n  L10 10\n\tL0 10z"')
  expect(clean).toContain('transform="matrix(1 0\n0 1 0 0)"')
  expect(clean).toContain('fill:red')
})

test('Styles of a sheet move to the shapes, and the sheet is gone with all that it fetches', async () => {
  const clean = await cleanSvg(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${svg(`<defs><style>
      @import url(https://evil.example/x.css);
      .a { fill: #e00 } .a, .b { stroke: blue }
      .b { fill: url(https://evil.example/y); background: url(https://evil.example/z) }
      @media print { .a { fill: #000 } } .a:hover { fill: lime }
    </style></defs><path class="a" d="M0 0h4"/><rect class="b" width="1" height="1"/>`)}`,
  )
  expect(clean).toContain('style="fill:#e00;stroke:blue"')
  expect(clean).toContain('<rect width="1" height="1" style="stroke:blue">')
  expect(clean).not.toMatch(/evil|<style|import|lime|ENTITY/)
})

test('An address that is hidden in lines or escapes is none of the drawing’s', async () => {
  const clean = await cleanSvg(
    svg(`<rect fill="\n url(https://evil.example/a)" width="1"/><rect style="fill:u\\72l(https://evil.example/b)" width="2"/>
      <rect mask="image-set('https://evil.example/c' 1x)" style="mask:src('//evil.example/d')"/><use href="\n#x"/><use href="java\nscript:alert(1)"/>`),
  )
  expect(clean).toContain('<rect width="1">')
  expect(clean).not.toMatch(/evil|script|72l/)
})

test('Bytes that are no XML are no drawing', async () => {
  await expect(cleanSvg('<svg><style>.a{}</style><rect')).rejects.toThrow()
  expect(await cleanSvg('<html></html>')).toBeUndefined()
})

test.each([
  ['without an end', `<!DOCTYPE ${'a'.repeat(200_000)}`],
  ['that begins again and again', '<!DOCTYPE a['.repeat(20_000)],
])('A document type %s costs next to nothing', async (_, text) => {
  const clean = () => cleanSvg(`${text}<style>`).catch(() => undefined)
  // A pattern that begins anew at each sign took seconds.
  expect(await costAbove({ whole: 1_000, behind: 0 }, () => processorTimeAlone(clean))).toBeUndefined()
})

test('A document type goes with its entities, and the drawing stays', async () => {
  const type = '<!DOCTYPE svg [<!ENTITY a "lime"><!ENTITY b "red">] >'
  const drawing = svg('<style>.a{fill:#e00}</style><path class="a" d="M0 0h4"/>')
  const clean = await cleanSvg(type + drawing)
  expect(clean).toContain('style="fill:#e00"')
  expect(clean).not.toMatch(/ENTITY|lime/)
})
