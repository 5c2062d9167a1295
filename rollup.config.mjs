import { mkdirSync, rmSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { minify } from '@swc/core'
import esbuild from 'rollup-plugin-esbuild'
import { chunkName, manifest } from './tools/bundle-manifest.mjs'
import { checkCopies } from './tools/check-copies.mjs'
import { cssPlugin } from './tools/css-plugin.mjs'
import { libraryFixes } from './tools/library-fixes.mjs'
import { standIns } from './tools/old-pages.mjs'
import { preactAlias } from './tools/preact-alias.mjs'
import { BANNER, thirdPartyNotices } from './tools/supply-chain/third-party.mjs'

const OUT = 'packages/embed/dist'
/** Libraries have comments and directives that say nothing to a browser. */
const HARMLESS = new Set(['INVALID_ANNOTATION', 'MODULE_LEVEL_DIRECTIVE', 'SOURCEMAP_ERROR'])

const notices = thirdPartyNotices(OUT)

const small = () => ({
  name: 'prilavok-minify',
  // The notices cover the chunks too: a line in each of them would be bytes that every visitor downloads.
  renderChunk: (code, { isEntry }, { format }) =>
    minify(code, {
      module: true,
      sourceMap: true,
      compress: { ecma: 2022 },
      mangle: true,
      format: { comments: false, ...(isEntry && format === 'es' && { preamble: BANNER }) },
    }),
})

/**
 * TypeScript, and libraries too: they lose their development code. Its own resolution of relative imports knows nothing of `sideEffects`, and
 * whichever way a module was found first decided: the same source was cut into other chunks from one build to the next. `nodeResolve` finds all.
 */
const { resolveId: _resolvedByNodeResolve, ...compile } = esbuild({
  include: /\.[jt]sx?$|\.mjs$/,
  exclude: [],
  target: 'es2022',
  jsx: 'automatic',
  tsconfig: false,
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
})

/** What the chunks of a build begin with: builds of one folder must not meet. */
const LETTERS = { prilavok: 'p', 'prilavok.legacy': 'l', 'prilavok-admin': 'a' }

/** One script build. */
const build = (name, input, { format = 'es', plugins = [], legacy = false } = {}) => ({
  input: { [name]: input },
  // What chunks share with the entry stays in the entry's file: a page has loaded that before them.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: OUT,
    format,
    // Beside the files and named by a header: a line in each of them would be fifty bytes that every visitor downloads.
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: (chunk) => `chunks/${LETTERS[name] ?? 'r'}-${chunkName(chunk)}-[hash:7].js`,
    generatedCode: 'es2015',
    freeze: false,
    externalLiveBindings: false,
    // Chunks are cut by imports alone: which small ones Rollup would merge depends on the order in which it has read the files.
    plugins: [small(), manifest(OUT)],
  },
  onwarn: (warning, warn) => HARMLESS.has(warning.code) || warn(warning),
  plugins: [
    ...plugins,
    notices(),
    cssPlugin(),
    libraryFixes(),
    standIns({ language: legacy }),
    checkCopies(),
    nodeResolve({
      browser: true,
      extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'],
      exportConditions: ['@prilavok/source', 'browser', 'module', 'import', 'default'],
    }),
    compile,
    commonjs({ include: /node_modules/ }),
  ],
})

export default () => {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  return [
    build('prilavok', 'packages/embed/src/builds/entry.preact.ts', { plugins: [preactAlias()] }),
    // For pages whose scripts have replaced parts of the language; the other two lead there by themselves.
    build('prilavok.legacy', 'packages/embed/src/builds/entry.legacy.ts', { plugins: [preactAlias()], legacy: true }),
    build('prilavok.react', 'packages/embed/src/builds/entry.react.ts'),
    // The staff wing: React alone.
    build('prilavok-admin', 'packages/admin/src/builds/entry.admin.ts'),
    // A classic script: it runs before anything else of the page, or stands inside it.
    build('prilavok.stub', 'packages/embed/src/builds/entry.stub.ts', { format: 'iife' }),
  ]
}
