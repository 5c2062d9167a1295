/** The name of a room in all its spellings. */

/** @typedef {{ readonly name: string, readonly camel: string, readonly pascal: string, readonly title: { readonly ru: string, readonly en: string } }} Words */

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Folders that are no rooms, and words that say nothing. */
const TAKEN = new Set([
  'admin',
  'effects',
  'flows',
  'forms',
  'lib',
  'money',
  'testing',
  'labels',
  'styles',
  'settings',
  'endpoint',
  'wire',
  'shared',
  'utils',
  'helpers',
  'common',
  'manager',
])

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * `recently-viewed` as recentlyViewed, RecentlyViewed and "Recently viewed".
 * @returns {Words}
 */
export function wordsOf(name, titles = {}) {
  if (!NAME.test(name))
    throw new Error(`"${name}" cannot name a room: lower case words with hyphens, such as recently-viewed.`)
  if (TAKEN.has(name)) throw new Error(`"${name}" cannot name a room: the word has another meaning in this house.`)
  const pascal = name.split('-').map(capital).join('')
  const plain = capital(name.replaceAll('-', ' '))
  return {
    name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: { ru: titles.ru ?? `Раздел «${name}»`, en: titles.en ?? plain },
  }
}
