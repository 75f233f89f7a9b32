import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

const rules = [
  {
    test: /\.jsx$/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
  { test: /\.module\.css$/, type: 'css/module' },
]
const common = {
  mode: 'production',
  resolve: { extensions: ['.js', '.jsx'] },
  // Names of classes must be the same in both builds.
  module: { rules, generator: { 'css/module': { localIdentName: 'stores-[local]' } } },
}

/** Of the shell: the page has one copy of each, and this build brings none. */
const ofShell = { react: '^19.3.0', 'react/jsx-runtime': '^19.3.0', '@galleria/router': '^1.0.0' }

// For browsers: an ordinary remote. The names of `exposes` say what the shop does with each file.
const web = {
  ...common,
  name: 'web',
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: `${import.meta.dirname}/dist`,
    publicPath: 'auto',
    uniqueName: 'stores',
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 3000,
    clean: true,
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'stores',
      filename: 'remoteEntry.js',
      dts: false,
      manifest: true,
      exposes: {
        './page/stores': './src/Stores.jsx',
        './slot/header.tools': './src/StoresLink.jsx',
      },
      shared: Object.fromEntries(
        Object.entries(ofShell).map(([name, requiredVersion]) => [
          name,
          { singleton: true, import: false, requiredVersion },
        ]),
      ),
    }),
    // The entry has the hash of every chunk: a release without them is refused.
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
  ],
}

// For the server: the same files as one CommonJS module, under the same names.
const node = {
  ...common,
  name: 'node',
  dependencies: ['web'],
  target: 'node',
  entry: { module: './src/server.js' },
  output: {
    path: `${import.meta.dirname}/dist/server`,
    filename: '[name].js',
    library: { type: 'commonjs2' },
  },
  externals: Object.fromEntries(Object.keys(ofShell).map((name) => [name, `commonjs ${name}`])),
  module: {
    rules,
    generator: { 'css/module': { localIdentName: 'stores-[local]', exportsOnly: true } },
  },
  optimization: { minimize: false },
}

export default [web, node]
