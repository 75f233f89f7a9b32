// The shell's copy of the federation plugin's own run-time, by version of the agreement between both.
const shell = globalThis.__galleria_federation_1

/** The copy's own `init` would rename the shell's instance; each module gets one of its own. */
function init({ webpackRequire }) {
  const { initOptions } = webpackRequire.federation
  return shell.runtime.createInstance(initOptions)
}

export default { ...shell, bundlerRuntime: { ...shell.bundlerRuntime, init } }
