import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '@galleria/delivery'
import {
  browsers,
  leanRouter,
  minify,
  pluginMessages,
  pluginProvides,
  versionsOf,
} from '@galleria/federation/rsbuild'
import { defineConfig, type RsbuildPlugin, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

/**
 * `--mode development --environment web` is the browser build with React's development build, without which the hot reload
 * of a module from source can't keep state. It lies beside the released one, for pages that hold such a module.
 */
const forSource = process.argv.includes('development')
const web = forSource ? 'dist/source' : 'dist/web'
const assetPrefix = forSource ? '/assets/source/' : '/assets/'

/** Packs the browser's files once, as releases of modules are packed. */
const precompress: RsbuildPlugin = {
  name: 'galleria:precompress',
  setup(api) {
    api.onAfterBuild(async () => {
      const folder = join(api.context.rootPath, web)
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
        file.isFile(),
      )
      const paths = files.map((file) => join(file.parentPath, file.name))
      await Promise.all(paths.map((path) => compress(path, readFileSync(path))))
    })
  },
}

/** Three builds: what browsers load, with the singletons that modules share, the service worker, and the server. */
export default defineConfig({
  output: {
    // Clean the folder: files of an earlier build would be served, and compressed, for ever.
    cleanDistPath: true,
    legalComments: 'none',
    // Names of files compress better than hashes: no two of these style sheets may have the same (`style-names.test.ts`).
    cssModules: { localIdentName: 'shell__[name]-[local]' },
    dataUriLimit: 0,
  },
  // A development build takes its addresses from here, and names without a hash.
  dev: { assetPrefix },
  performance: { printFileSize: false },
  splitChunks: false,
  plugins: [
    pluginReact({ splitChunks: false, fastRefresh: false }),
    pluginMessages,
    ...(forSource ? [] : [pluginProvides('dist'), precompress]),
  ],
  environments: {
    web: {
      source: {
        entry: { shell: './src/client/entry.tsx' },
        define: {
          SHARED_VERSIONS: JSON.stringify(versionsOf(import.meta.dirname)),
          // As for modules: what a server alone runs is dropped.
          'typeof document': '"object"',
        },
      },
      output: {
        target: 'web',
        distPath: { root: web, js: '', css: '', jsAsync: '', cssAsync: '' },
        ...(forSource && {
          filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
        }),
        assetPrefix,
        sourceMap: false,
        manifest: 'manifest.json',
        overrideBrowserslist: [...browsers],
        minify,
      },
      html: { crossorigin: 'anonymous' },
      tools: {
        htmlPlugin: false,
        rspack: (config) => {
          config.plugins.push(leanRouter())
          // Let browsers compile every function while the script comes: nearly all of them run at the start.
          config.plugins.push(
            new rspack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /^shell\.\w+\.js$/,
              stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
          )
          config.output ??= {}
          config.output.crossOriginLoading = 'anonymous'
          // The page checks the entry, and the entry every chunk it asks for.
          if (!forSource) {
            config.plugins.push(
              new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
            )
          }
        },
      },
    },
    // The service worker: one file without a hash in its name, since browsers know a worker by its address.
    worker: {
      source: { entry: { 'service-worker': './src/worker/service-worker.ts' } },
      output: {
        target: 'web-worker',
        distPath: { root: 'dist/worker', js: '' },
        filename: { js: '[name].js' },
        sourceMap: false,
        overrideBrowserslist: [...browsers],
        minify,
      },
      tools: { htmlPlugin: false },
    },
    node: {
      source: {
        entry: { index: './src/server/main.ts', renderer: './src/server/renderer/main.ts' },
      },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist/server' },
        filename: { js: '[name].js' },
        emitAssets: false,
        minify: false,
      },
      tools: {
        htmlPlugin: false,
        // Declare `?raw` for files of packages; for sources it is built in.
        rspack: {
          module: { rules: [{ test: /\.min\.js$/, resourceQuery: /^\?raw$/, type: 'asset/source' }] },
        },
      },
    },
  },
})
