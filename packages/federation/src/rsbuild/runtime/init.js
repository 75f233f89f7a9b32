/** As the original, without its plug-in that shakes shared modules by a snapshot nobody makes here. */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation
  return runtime.init(initOptions)
}
