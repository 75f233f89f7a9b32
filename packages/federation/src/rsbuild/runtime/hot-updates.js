import runtime from 'react-refresh/runtime'

/** Families of components that an update replaces, with the versions they had. */
let coming = new Map()

const { register, performReactRefresh } = runtime

// State that the shell and all modules from source share (`apps/shell/src/client/source/from-source.tsx`).
if (!globalThis.__galleria_hot) {
  globalThis.__galleria_hot = { takeBack: () => false, refreshed: new Set(), updated: new Set(), servers: [] }
  document.addEventListener('click', openInEditor, { capture: true })
}
const { __galleria_hot: hot } = globalThis
const tell = (listeners) => {
  for (const listener of [...listeners]) listener()
}

hot.servers.push(new URL(document.currentScript.src).origin)

runtime.register = (type, id) => {
  // Components inside `memo` and `forwardRef` have families of their own.
  for (const part of ['', '$type', '$render', '$type$render']) {
    const family = runtime.getFamilyByID(id + part)
    if (family && !coming.has(family)) coming.set(family, family.current)
  }
  register(type, id)
}

runtime.performReactRefresh = () => {
  const replaced = coming
  coming = new Map()
  // The last update alone, of whichever module: what came before it works.
  hot.takeBack = () => takeBack(replaced)
  const update = performReactRefresh()
  tell(hot.refreshed)
  return update
}

/** Gives components their former versions back; false where they have them. The shell asks while React still renders. */
function takeBack(replaced) {
  const changed = [...replaced].filter(([family, version]) => family.current !== version)
  for (const [family, version] of changed) family.current = version
  return changed.length > 0
}

let status = 'idle'
import.meta.webpackHot.addStatusHandler((next) => {
  if (status === 'apply' && next === 'idle') tell(hot.updated)
  status = next
})

/**
 * The overlay would ask the page's own origin, which is the shop's, to open a file. The development servers are asked
 * instead, in turn: the one whose module has the file opens it.
 */
async function openInEditor(event) {
  const { file } = event.composedPath()[0].dataset ?? {}
  if (!file || !event.target.matches('rsbuild-error-overlay')) return
  event.stopImmediatePropagation()
  for (const server of hot.servers) {
    const answer = await fetch(`${server}/__open-in-editor?file=${encodeURIComponent(file)}`).catch(
      () => null,
    )
    if (answer?.ok) return
  }
}
