import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { VueLoaderPlugin } from 'vue-loader'
import webpack from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'

const flags = new webpack.DefinePlugin({
  // The shop lets no script write HTML (Trusted Types), so Vue must not ask to.
  'window.trustedTypes': 'undefined',
  __VUE_OPTIONS_API__: false,
  __VUE_PROD_DEVTOOLS__: false,
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
})
const vue = {
  test: /\.vue$/,
  loader: 'vue-loader',
  // Makes long static parts of elements, for the same reason.
  options: { compilerOptions: { hoistStatic: false } },
}

// For browsers: an ordinary remote. The names of `exposes` say what the shop does with each file.
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
  module: { rules: [vue, { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [
    flags,
    new VueLoaderPlugin(),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new ModuleFederationPlugin({
      name: 'delivery-note',
      // A global of JavaScript can't have a dash.
      library: { type: 'var', name: 'delivery_note' },
      filename: 'remoteEntry.js',
      dts: false,
      manifest: true,
      exposes: { './slot/product.purchase': './src/island.js' },
      shared: {},
    }),
    // The entry has the hash of every chunk: a release without them is refused.
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
}

// For the server: the same files as one CommonJS module, under the same names.
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
  module: { rules: [vue, { test: /\.css$/, type: 'asset/source' }] },
  plugins: [flags, new VueLoaderPlugin()],
  optimization: { minimize: false },
}

export default [web, node]
