import { join } from 'node:path'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { browsers, minify } from '../../../packages/federation/src/rsbuild/index.ts'

const src = join(import.meta.dirname, 'src')

/** The page that no store can be lighter than: React draws it on the server and hydrates one island. */
export default defineConfig({
  output: { legalComments: 'none', dataUriLimit: 0 },
  performance: { printFileSize: false },
  plugins: [pluginReact({ splitChunks: false, fastRefresh: false })],
  environments: {
    web: {
      source: { entry: { page: join(src, 'browser.tsx') } },
      output: {
        target: 'web',
        distPath: { root: 'dist/web', js: '', css: '' },
        filename: { js: '[name].js', css: '[name].css' },
        overrideBrowserslist: [...browsers],
        minify,
        copy: [{ from: join(src, 'vase.svg') }],
      },
      splitChunks: false,
      tools: { htmlPlugin: false },
    },
    node: {
      source: { entry: { index: join(src, 'server.tsx') } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist/server' },
        filename: { js: '[name].js' },
        minify: false,
      },
      tools: { htmlPlugin: false },
    },
  },
})
