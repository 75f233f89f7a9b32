/** Milliseconds that code waits for the style sheets it brings: a page without looks is better than none. */
const patience = 1000

/**
 * A bundler's loader gives a style sheet all the time it takes, and the chunk with it. It is told that the sheet is there
 * when it is late. From then on it is one of the page's own, which are asked for again when they fail (`styleRecovery`).
 */
new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) watch(node)
}).observe(document.head, { childList: true })

function watch(node: Node): void {
  if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet' || node.dataset.precedence) return
  // A sheet of a hot update, which has a query: the page keeps the former one until it is there, and its loader reads it.
  if (new URL(node.href).search) return
  setTimeout(() => {
    if (node.sheet || !node.isConnected) return
    node.dispatchEvent(new Event('load'))
    node.dataset.precedence = 'module'
  }, patience)
}
