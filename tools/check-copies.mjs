import { readFile } from 'node:fs/promises'

const COPY = '.copy.ts'

/**
 * Gives the check of a page's settings copies of what features declare. Shared with it, each declaration would be a file of its own that its
 * feature has to load as well.
 */
export const checkCopies = () => ({
  name: 'prilavok-check-copies',
  async resolveId(source, importer) {
    if (!importer?.endsWith('/declared-settings.ts') || !source.endsWith('.settings')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found === null ? null : found.id.replace(/\.ts$/, COPY)
  },
  load: (id) => (id.endsWith(COPY) ? readFile(id.replace(COPY, '.ts'), 'utf8') : null),
})
