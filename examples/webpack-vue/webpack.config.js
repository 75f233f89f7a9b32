import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { VueLoaderPlugin } from 'vue-loader'
import webpack from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'

const flags = new webpack.DefinePlugin({
  __VUE_OPTIONS_API__: false,
  __VUE_PROD_DEVTOOLS__: false,
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
})
const vue = { rules: [{ test: /\.vue$/, loader: 'vue-loader' }] }

// For browsers: an ordinary remote. Names of `exposes` say what the store does with them.
const web = {
  name: 'web',
  mode: 'production',
  entry: {},
  output: {
    path: `${import.meta.dirname}/dist`,
    publicPath: 'auto',
    uniqueName: 'delivery-note',
    filename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 3000,
    clean: true,
  },
  module: vue,
  plugins: [
    flags,
    new VueLoaderPlugin(),
    new ModuleFederationPlugin({
      name: 'delivery-note',
      library: { type: 'var', name: 'delivery_note' },
      filename: 'remoteEntry.js',
      dts: false,
      manifest: true,
      exposes: { './slot/product.purchase': './src/island.js' },
      shared: {},
    }),
    // The entry carries the hash of every chunk: a release without them is refused.
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
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
  // Vue for bundlers, without its compiler.
  resolve: { conditionNames: ['import', 'module', 'default'] },
  module: vue,
  plugins: [flags, new VueLoaderPlugin()],
  optimization: { minimize: false },
}

export default [web, node]
