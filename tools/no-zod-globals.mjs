const CONFIG =
  /\(_a = globalThis\)\.__zod_globalConfig \?\? \(_a\.__zod_globalConfig = \{\}\);\s*export const globalConfig = globalThis\.__zod_globalConfig;/
const READ = /globalThis\.__zod_globalConfig\?\./g

/** zod keeps its configuration in a global; a page keeps its globals to itself, so ours stays in the module. */
export const noZodGlobals = () => ({
  name: 'prilavok-no-zod-globals',
  transform(code, id) {
    if (!id.endsWith('/zod/v4/core/core.js')) return null
    if (!CONFIG.test(code))
      this.error('zod keeps its configuration in another way now: see what it leaves on the page.')
    return { code: code.replace(CONFIG, 'export const globalConfig = {};').replace(READ, 'globalConfig.'), map: null }
  },
})
