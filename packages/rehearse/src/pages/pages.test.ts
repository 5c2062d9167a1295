import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fileInside } from './file-inside'
import { findPages } from './saved-page'
import { scriptPattern, scriptTags, withoutHashes } from './script-of-page'

const home = mkdtempSync(join(tmpdir(), 'prilavok-pages-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const folder = join(home, 'site')
mkdirSync(join(folder, 'deep'), { recursive: true })
const write = (path: string, text: string) => writeFileSync(join(home, path), text)
write('secret.txt', 'secret')
write('site/style.css', 'a {}')
symlinkSync(join(home, 'secret.txt'), join(folder, 'link.txt'))
symlinkSync(home, join(folder, 'up'))

describe('the files of a page', () => {
  it('are those in its folder', () => {
    expect(fileInside(folder, 'style.css')).toMatch(/style\.css$/)
    expect(fileInside(folder, 'deep/../style.css')).toMatch(/style\.css$/)
  })

  it.each([
    '../secret.txt',
    'deep/../../secret.txt',
    '/etc/passwd',
    '..\\secret.txt',
    'link.txt',
    'up/secret.txt',
    'style.css\0.html',
    'deep',
    '',
    '.',
    'nothing.css',
  ])('are not %j', (path) => {
    expect(fileInside(folder, path)).toBeNull()
  })
})

describe('the script of a page', () => {
  const ours = scriptPattern(null)
  it.each([
    ['<script src="/bundle/prilavok.stub.js" defer></script>', 'prilavok.stub.js'],
    ["<script type='module' src='https://shop.example/bundle/prilavok.js?v=1.2'></script>", 'prilavok.js'],
    ['<SCRIPT async SRC=/x/prilavok.react.js></SCRIPT>', 'prilavok.react.js'],
  ])('is found: %s', (html, entry) => {
    const [found] = scriptTags(html, ours)
    expect(ours.entryOf(found?.src ?? '', found?.isModule ?? false)).toBe(entry)
  })

  it.each([
    '<script src="/jquery.js"></script>',
    '<script>prilavok.js</script>',
    '<script src="/my-prilavok.json"></script>',
  ])('is not %s', (html) => {
    expect(scriptTags(html, ours)).toEqual([])
  })

  it('may have another name, by a part of its address', () => {
    const pattern = scriptPattern('/shop/widgets')
    const [classic, module] = scriptTags(
      '<script src="/shop/widgets.js"></script><script type="module" src="/shop/widgets-all.js"></script>',
      pattern,
    )
    expect([classic, module].map((tag) => pattern.entryOf(tag?.src ?? '', tag?.isModule ?? false))).toEqual([
      'prilavok.stub.js',
      'prilavok.js',
    ])
  })

  it('loses its hash, which fits one version; those of others stay', () => {
    const other = '<script integrity="sha384-x" src="/jquery.js"></script>'
    const html = `<script src="/prilavok.js" integrity="sha384-abc" crossorigin></script>${other}`
    expect(withoutHashes(html, ours)).toBe(`<script src="/prilavok.js" crossorigin></script>${other}`)
  })
})

describe('saved pages', () => {
  const tag = '<script src="/prilavok.js"></script>'
  it('are files, and those of folders', () => {
    write('site/b.html', tag)
    write('site/deep/a.htm', tag)
    expect(findPages([join(folder)], scriptPattern(null)).map(({ name, path }) => [name, path])).toEqual([
      ['b.html', 'b.html'],
      ['deep/a.htm', 'deep/a.htm'],
    ])
    const [page] = findPages([join(folder, 'b.html')], scriptPattern(null))
    expect([page?.folder, page?.path]).toEqual([folder, 'b.html'])
  })

  it.each([
    ['is not there', 'none.html', null, /There is no page/],
    ['has no script', 'plain.html', '<p>Нет</p>', /loads no script of Prilavok.*--script/],
    [
      'was saved with its widgets',
      'full.html',
      `<div data-prilavok="cart-badge" class="x pk-root">1</div>${tag}`,
      /saved with its widgets already in it.*curl/,
    ],
  ])('one that %s is told in words', (_, name, html, words) => {
    if (html !== null) write(name, html)
    expect(() => findPages([join(home, name)], scriptPattern(null))).toThrow(words)
  })
})
