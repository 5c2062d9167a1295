/**
 * Playwright sets colour scheme and media of every page with a command that Firefox ESR 153 does not know, and would open none. Loaded before
 * Playwright, this lets the refusal pass. It goes when that Firefox goes.
 */
const Module = require('node:module')

const SENDS = /send\("emulation\.setMediaFeaturesOverride", \{[^;]*?\}\)(?=;)/g
const compile = Module.prototype._compile

Module.prototype._compile = function compileLenient(code, file, ...more) {
  const lenient = /playwright-core[\\/]lib[\\/]coreBundle\.js$/.test(file)
    ? code.replace(SENDS, '$&.catch((error) => { if (!/unknown command/.test(error.message)) throw error })')
    : code
  return compile.call(this, lenient, file, ...more)
}
