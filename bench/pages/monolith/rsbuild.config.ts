import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type RsbuildPlugin, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { compress } from '../../../packages/delivery/src/index.ts'
import {
  browsers,
  leanRouter,
  minify,
  pluginMessages,
} from '../../../packages/federation/src/rsbuild/index.ts'
import { pluginChunks } from './chunks.ts'
import { replaceComposition } from './replaced.ts'

const shell = join(import.meta.dirname, '../../../apps/shell/src')

const precompress: RsbuildPlugin = {
  name: 'galleria:monolith-precompress',
  setup(api) {
    api.onAfterBuild(async () => {
      const web = join(api.context.distPath, 'web')
      await Promise.all(
        readdirSync(web, { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile())
          .map((file) => join(file.parentPath, file.name))
          .map((path) => compress(path, readFileSync(path))),
      )
    })
  },
}

/** The opponent: shell and modules as one program, tuned as well as it can be. */
export default defineConfig({
  output: {
    legalComments: 'none',
    cssModules: { localIdentName: '[local]-[hash:base64:5]' },
    dataUriLimit: 0,
  },
  performance: { printFileSize: false },
  plugins: [
    pluginReact({ splitChunks: false, fastRefresh: false }),
    pluginMessages,
    pluginChunks(),
    precompress,
  ],
  environments: {
    web: {
      source: { entry: { shell: join(shell, 'client/entry.tsx') } },
      output: {
        target: 'web',
        distPath: { root: 'dist/web', js: '', css: '', jsAsync: '', cssAsync: '' },
        assetPrefix: '/assets/',
        manifest: 'manifest.json',
        overrideBrowserslist: [...browsers],
        minify,
      },
      html: { crossorigin: 'anonymous' },
      // One script to begin with; what lazy files have in common is theirs together.
      splitChunks: { preset: 'none', chunks: 'async', minSize: 10_000 },
      tools: {
        htmlPlugin: false,
        rspack: (config) => {
          // The store's pages run no script without its hash.
          config.output.crossOriginLoading = 'anonymous'
          config.plugins.push(
            replaceComposition(),
            leanRouter(),
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
          )
        },
      },
    },
    node: {
      source: {
        entry: {
          index: join(shell, 'server/main.ts'),
          renderer: join(shell, 'server/renderer/main.ts'),
        },
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
        rspack: (config) => {
          config.plugins.push(replaceComposition())
          config.module ??= {}
          // `?raw` works for sources by default; packages need this rule.
          config.module.rules ??= []
          config.module.rules.push({ test: /\.min\.js$/, resourceQuery: /^\?raw$/, type: 'asset/source' })
          config.module.parser = { ...config.module.parser, javascript: { dynamicImportMode: 'eager' } }
        },
      },
    },
  },
})
