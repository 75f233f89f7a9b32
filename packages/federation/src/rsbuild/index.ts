import { pluginMessages } from '@galleria/i18n/build'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig, type RsbuildConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { sharedLazily, sharedSingletons } from '../shared.ts'
import { entry } from './describe-release.ts'
import { leanRuntime } from './lean-runtime.ts'
import { manifest } from './manifest.ts'
import { pluginDevErrors } from './plugin-dev-errors.ts'
import { pluginRelease } from './plugin-release.ts'
import { publicPath } from './public-path.ts'
import { sharedOptions } from './shared-options.ts'

/** A third pass is worth half a kilobyte of the shell's script. */
export const minify = {
  jsOptions: { minimizerOptions: { compress: { passes: 3, ecma: 2022 }, mangle: true } },
} as const

/** Browsers that the shell and every module are built for. */
export const browsers: readonly string[] = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 111',
  'safari >= 16.4',
]

export { pluginMessages } from '@galleria/i18n/build'
export { leanRouter } from './lean-router.ts'
export { pluginProvides } from './plugin-provides.ts'
export { versionsOf } from './requires-of.ts'

export interface ModuleConfigOptions {
  readonly name: string
  /** Port of `rsbuild dev`. */
  readonly port?: number
}

/** How every module is built: once for browsers (a federation remote), once for the shell's server (one CommonJS file). */
export function defineModuleConfig({ name, port = 0 }: ModuleConfigOptions): RsbuildConfig {
  return defineConfig(({ env, command }) => {
    // Write development builds to a folder of their own, so that they never replace a releasable build.
    const dist = command === 'dev' ? 'dist-dev' : 'dist'
    // An open page asks for a chunk by the name it knew.
    const hash = command === 'dev' ? '' : '.[contenthash:8]'
    return {
      source: { entry: { module: './src/module.ts' } },
      output: {
        cssModules: { localIdentName: `${name}__[local]-[hash:base64:5]` },
        distPath: { js: '', css: '', jsAsync: '', cssAsync: '' },
        filename: { js: `[name]${hash}.js`, css: `[name]${hash}.css` },
        legalComments: 'none',
        dataUriLimit: 0,
        // Leave source maps unnamed in served files: they stay in the store, for stacks.
        ...(command === 'build' && { sourceMap: { js: 'hidden-source-map' as const } }),
      },
      performance: { printFileSize: false },
      splitChunks: false,
      server: { port, strictPort: port !== 0, host: '127.0.0.1', cors: { origin: '*' }, printUrls: false },
      // A file that is compiled only when asked for cannot be replaced without a reload.
      dev: {
        client: { host: '127.0.0.1', protocol: 'ws' },
        writeToDisk: true,
        lazyCompilation: false,
      },
      plugins: [
        pluginReact({ reactRefreshOptions: { library: name } }),
        pluginMessages,
        pluginModuleFederation(
          {
            name,
            filename: entry,
            dts: false,
            manifest,
            exposes: { './module': { import: './src/module.ts', name: 'module' } },
            shareStrategy: 'loaded-first',
            shared: sharedOptions(),
            getPublicPath: publicPath,
            experiments: { optimization: { disableSnapshot: true, target: 'web' } },
          },
          { environment: 'web' },
        ),
        pluginRelease(name, dist),
        ...(command === 'dev' ? [pluginDevErrors(dist)] : []),
      ],
      environments: {
        web: {
          // Tell the minifier that a document exists, so that it drops server-only code from the browser's build.
          source: { define: { 'typeof document': '"object"' } },
          output: {
            target: 'web',
            distPath: { root: `${dist}/web` },
            assetPrefix: 'auto',
            overrideBrowserslist: [...browsers],
            minify,
          },
          html: { crossorigin: 'anonymous' },
          tools: {
            htmlPlugin: false,
            rspack: (config) => {
              // Wait for the content: some editors empty a file before they fill it.
              config.watchOptions = { ...config.watchOptions, aggregateTimeout: 50 }
              // The exposed module is all there is: no page of its own.
              config.entry = {}
              config.output ??= {}
              config.output.chunkLoadTimeout = 3000
              config.output.crossOriginLoading = 'anonymous'
              config.output.uniqueName = name
              config.plugins.push(leanRuntime())
              // The shell checks the entry, and the entry every chunk it asks for.
              if (env === 'production') {
                config.plugins.push(
                  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
                )
              }
            },
          },
        },
        node: {
          // Tell the minifier that there is no document, so that it drops browser-only code from the server's build.
          source: { define: { 'typeof document': '"undefined"' } },
          output: {
            target: 'node',
            module: false,
            distPath: { root: `${dist}/server` },
            filename: { js: '[name].js' },
            emitAssets: false,
            minify: false,
            externals: Object.fromEntries(
              [...sharedSingletons, ...sharedLazily].map((key) => [key, `commonjs ${key}`]),
            ),
          },
          tools: {
            htmlPlugin: false,
            rspack: (config) => {
              config.output ??= {}
              config.output.library = { type: 'commonjs2' }
              config.module ??= {}
              config.module.parser = { ...config.module.parser, javascript: { dynamicImportMode: 'eager' } }
            },
          },
        },
      },
    }
  }) as unknown as RsbuildConfig
}
