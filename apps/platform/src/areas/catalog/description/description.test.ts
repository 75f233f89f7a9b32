import { describe, expect, it } from 'vitest'
import { costAbove, processorTimeAlone } from '../../../dev/testing/processor-time.ts'
import { fromHtml } from './from-html.ts'
import { toHtml } from './to-html.ts'

const back = (html: string) => toHtml(fromHtml(html, 'https://shop.test').nodes ?? [])

describe('A description', () => {
  it.each([
    '<p>Of <strong>glass</strong> &amp; <em>wood</em></p>',
    '<h2>Care</h2><ul><li><p>Wash</p></li><li><p>Dry</p></li></ul>',
    '<blockquote><p>“Good”</p></blockquote><ol><li><p>First</p></li></ol>',
    '<p><a href="https://galleria.test/a?b=1&amp;c=2"><u>There</u></a> and <s>here</s><br>below</p>',
  ])('A description is the same after it was rich content: %s', (html) => {
    expect(back(html)).toBe(html)
  })

  it.each([
    ['that begin again and again', '<a'.repeat(8_000)],
    ['of one long name', `<${'a'.repeat(16_000)}`],
  ])('A description of tags without an end %s costs next to nothing', async (_, html) => {
    expect(
      await costAbove({ whole: 100, behind: 0 }, () => processorTimeAlone(() => back(html))),
    ).toBeUndefined()
  })

  it('A description of plain words is a paragraph, and what has no place there loses its tags', () => {
    expect(back('Just words')).toBe('<p>Just words</p>')
    expect(back('<section><p>One<p>Two</section><img src=x onerror=alert(1)>')).toBe('<p>One</p><p>Two</p>')
    expect(back('<a href="/care">Care</a> <a href="javascript:x">x</a>')).toBe(
      '<p><a href="https://shop.test/care">Care</a> x</p>',
    )
    expect(back('a < b &lt;script&gt;')).toBe('<p>a &lt; b &lt;script&gt;</p>')
    expect(back('<ul><li>Loose<li>Words</ul>')).toBe('<ul><li><p>Loose</p></li><li><p>Words</p></li></ul>')
  })

  it('A description of rich content has no way to anything but text', () => {
    const nodes = [
      { type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: '<script>"x"</script>' } }] },
      { type: 'DIVIDER' },
      { type: 'HEADING', headingData: { level: 1 }, nodes: [{ type: 'TEXT', textData: { text: 'Big' } }] },
    ] as const
    expect(toHtml(nodes)).toBe('<p>&lt;script&gt;&quot;x&quot;&lt;/script&gt;</p><h2>Big</h2>')
  })
})
