/**
 * A module's files live beside its entry. Same origin stays a path, so that it equals the links the server wrote.
 * On one line: the plugin encodes line breaks wrongly.
 */
export const publicPath = [
  "function () { var base = new URL('.', document.currentScript.src);",
  '__webpack_public_path__ = base.origin === location.origin ? base.pathname : base.href }',
].join(' ')
