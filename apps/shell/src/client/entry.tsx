import '@galleria/ui/tokens.css'
import '@galleria/ui/base.css'
// Runs first, in a task of its own: it is a third of what a start evaluates.
import 'react-dom/client'
import { pause } from './pause.ts'

/** The whole start in one task would hold a phone for 200 ms. The rest is in the same file, and runs after a pause. */
async function begin() {
  await pause()
  await import(/* webpackMode: "eager" */ './main.tsx')
}

void begin()
