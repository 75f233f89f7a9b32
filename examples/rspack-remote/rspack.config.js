import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

const jsx = {
  test: /\.jsx$/,
  type: 'javascript/auto',
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
  },
}

// For browsers: an ordinary remote. Names of `exposes` say what the store does with them.
const web = {
  name: 'web',
  mode: 'production',
  entry: {},
  output: {
    path: `${import.meta.dirname}/dist`,
    publicPath: 'auto',
    uniqueName: 'stores',
    filename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 3000,
    clean: true,
  },
  resolve: { extensions: ['.js', '.jsx'] },
  module: { rules: [jsx] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'stores',
      filename: 'remoteEntry.js',
      dts: false,
      manifest: true,
      exposes: {
        './page/stores': './src/Stores.jsx',
        './slot/product.purchase': './src/Pickup.jsx',
      },
      shared: {
        react: { singleton: true, import: false, requiredVersion: '^19.3.0' },
        'react/jsx-runtime': { singleton: true, import: false, requiredVersion: '^19.3.0' },
      },
    }),
    // The entry carries the hash of every chunk: a release without them is refused.
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
  ],
}

// For the server: the same files as one CommonJS module, in the same names.
const node = {
  name: 'node',
  dependencies: ['web'],
  mode: 'production',
  target: 'node',
  entry: { module: './src/server.js' },
  output: {
    path: `${import.meta.dirname}/dist/server`,
    filename: '[name].js',
    library: { type: 'commonjs2' },
  },
  externals: { react: 'commonjs react', 'react/jsx-runtime': 'commonjs react/jsx-runtime' },
  resolve: { extensions: ['.js', '.jsx'] },
  module: { rules: [jsx] },
  optimization: { minimize: false },
}

export default [web, node]
