/** Copy of the original, without its plug-in that tree-shakes shared modules by a snapshot that is not made here. */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation
  return runtime.init(initOptions)
}
