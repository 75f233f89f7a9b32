/** Test files share a worker and its page: what another left in it, without React's testing tools, must not be found. Imports of the test file come later. */
if (typeof document !== 'undefined') {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
