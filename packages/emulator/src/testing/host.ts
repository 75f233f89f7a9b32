import { packaged, samples } from '../packaged.ts'
import { serveTests } from './serve.ts'

/** The store of `@galleria/e2e-kit` where no checkout is: everything comes from installed packages. */
serveTests({
  shell: packaged.shell,
  modules: Object.fromEntries(samples.map((name) => [name, packaged.module(name)])),
  settings: packaged.settings,
  sites: packaged.sites(),
  command: packaged.command(),
})
