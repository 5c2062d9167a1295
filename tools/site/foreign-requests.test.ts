import { describe, expect, it } from 'vitest'
import { foreignRequests } from './foreign-requests.mjs'

describe('requests of the site to other hosts', () => {
  it.each([
    ['a.html', '<script src="https://cdn.example/a.js"></script>', 'https://cdn.example/a.js'],
    ['a.html', '<link rel="stylesheet" href="//fonts.example/css">', '//fonts.example/css'],
    ['a.html', '<img alt="" src=https://img.example/a.png>', 'https://img.example/a.png'],
    ['a.html', '<p style="background: url(https://img.example/a.png)">', 'https://img.example/a.png'],
    ['a.css', '@font-face { src: url("https://fonts.example/a.woff2") }', 'https://fonts.example/a.woff2'],
    ['a.css', "@import 'https://fonts.example/a.css';", 'https://fonts.example/a.css'],
  ])('are found in %s: %s', (path, text, address) => {
    expect(foreignRequests(path, text)).toEqual([address])
  })

  it('are not links, nor code that is shown', () => {
    const text =
      '<a href="https://example.com">x</a><code>&lt;script src="https://cdn.example/a.js"></code><script src="/a.js"></script><link rel="canonical" href="https://example.com/">'
    expect(foreignRequests('a.html', text)).toEqual([])
  })
})
