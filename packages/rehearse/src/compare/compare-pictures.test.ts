import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { comparePictures } from './compare-pictures'

/** A white picture with a black square. */
function picture(height: number, square: { readonly at: number; readonly size: number }): Buffer {
  const png = new PNG({ width: 400, height })
  png.data.fill(255)
  for (let y = square.at; y < square.at + square.size; y += 1)
    for (let x = square.at; x < square.at + square.size; x += 1)
      png.data.fill(0, (y * 400 + x) * 4, (y * 400 + x) * 4 + 3)
  return PNG.sync.write(png)
}

describe('pictures', () => {
  const old = picture(300, { at: 100, size: 10 })

  it('that are the same, or as good as that, do not differ', () => {
    expect(comparePictures(old, picture(300, { at: 100, size: 10 }), 0)).toBeNull()
    expect(comparePictures(old, picture(300, { at: 100, size: 11 }), 21)).toBeNull()
  })

  it('that differ are cut to what differs', () => {
    const found = comparePictures(old, picture(300, { at: 100, size: 11 }), 0)
    expect(found).toMatchObject({ pixels: 21, area: { left: 52, top: 52, width: 107, height: 107 } })
    const { width, height } = PNG.sync.read(Buffer.from(found?.diff ?? '', 'base64'))
    expect([width, height]).toEqual([107, 107])
  })

  it('of another height differ in the rows that only one has', () => {
    const longer = comparePictures(old, picture(320, { at: 100, size: 10 }), 0)
    expect(longer).toMatchObject({ pixels: 20 * 400, area: { left: 0, top: 252, width: 400, height: 68 } })
  })
})
