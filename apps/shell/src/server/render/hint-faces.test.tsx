import { languageOf } from '@galleria/i18n'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hintFaces } from './hint-faces.ts'

async function htmlIn(path: string): Promise<string> {
  function Hints() {
    hintFaces(['/assets/serif.woff2'], languageOf(path))
    return null
  }
  const page = (
    <html lang="en">
      <body>
        <Hints />
      </body>
    </html>
  )
  return new Response(await renderToReadableStream(page)).text()
}

test('A page in a Latin script asks for the face of its headings before its style sheet does', async () => {
  expect(await htmlIn('/de/cart')).toMatch(/<link rel="preload" href="\/assets\/serif.woff2" as="font"/)
})

test('A page in another script loads no face that it would not show', async () => {
  expect(await htmlIn('/ar')).not.toContain('serif.woff2')
  expect(await htmlIn('/ja')).not.toContain('serif.woff2')
})
