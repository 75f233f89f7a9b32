import { leanRuntime, sharedOptions } from '@galleria/federation/rsbuild'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

/** Two builds: what browsers load, with the singletons that modules share, and the server. */
export default defineConfig({
  output: {
    legalComments: 'none',
    cssModules: { localIdentName: 'shell__[local]-[hash:base64:5]' },
    dataUriLimit: 0,
  },
  dev: { assetPrefix: '/assets/' },
  performance: { printFileSize: false },
  splitChunks: false,
  plugins: [
    pluginReact({ splitChunks: false, fastRefresh: false }),
    pluginModuleFederation(
      {
        name: 'shell',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: sharedOptions({ eager: true }),
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      },
      { environment: 'web' },
    ),
  ],
  environments: {
    web: {
      source: { entry: { shell: './src/client/entry.tsx' } },
      output: {
        target: 'web',
        distPath: { root: 'dist/web', js: '', css: '', jsAsync: '', cssAsync: '' },
        assetPrefix: '/assets/',
        manifest: 'manifest.json',
        overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 111', 'safari >= 16.4'],
      },
      html: { crossorigin: 'anonymous' },
      tools: {
        htmlPlugin: false,
        rspack: (config) => {
          config.plugins.push(leanRuntime({ remote: false }))
        },
      },
    },
    node: {
      source: { entry: { index: './src/server/main.ts' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist/server' },
        filename: { js: '[name].js' },
        emitAssets: false,
        minify: false,
      },
      tools: { htmlPlugin: false },
    },
  },
})
