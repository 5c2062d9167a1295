import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { icnsWithoutEnd, jpegOf, jxlWithoutEnd, pngOf } from '../testing/sample-files'
import { pictureFormat, pictureSizeHere, type ReadPictureSize } from '../rules/picture-size'
import { pictureSizeInThread } from './picture-size-in-thread'

const limits = { ms: 10_000, megabytes: 64 }

describe.each<readonly [string, ReadPictureSize]>([
  ['here', pictureSizeHere],
  ['in a thread', pictureSizeInThread(limits)],
])('the size of a picture, read %s', (_, sizeOf) => {
  it('is what its head says', async () => {
    expect(await sizeOf('png', pngOf(1))).toEqual({ width: 40, height: 30 })
    expect(await sizeOf('jpg', jpegOf(640, 480))).toEqual({ width: 640, height: 480 })
    expect(await sizeOf('jpg', jpegOf(640, 480, 1_000_000))).toEqual({ width: 640, height: 480 })
    const webp = Buffer.from('UklGRhYAAABXRUJQVlA4WAoAAAAAAAAABwAABQAA', 'base64')
    expect(await sizeOf('webp', webp)).toEqual({ width: 8, height: 6 })
  })

  it('is none of a file that is cut off, or another', async () => {
    expect(await sizeOf('png', pngOf(1).slice(0, 20))).toBeNull()
    expect(await sizeOf('jpg', jpegOf(640, 480).slice(0, 12))).toBeNull()
    expect(await sizeOf('webp', pngOf(1))).toBeNull()
    expect(await sizeOf('png', jpegOf(9, 9))).toBeNull()
  })
})

describe('a picture', () => {
  it('is of one of three formats by its first bytes, and nothing else is read further', () => {
    expect(pictureFormat(pngOf(1))).toBe('png')
    expect(pictureFormat(jpegOf(9, 9))).toBe('jpg')
    for (const file of [icnsWithoutEnd, jxlWithoutEnd, new Uint8Array(), Uint8Array.of(0xff, 0x0a)])
      expect(pictureFormat(file)).toBeNull()
  })

  it.each([
    ['time', 'for (;;) {}'],
    ['memory', 'const all = []; for (;;) all.push({ all: [...all] })'],
  ])('that takes more %s than it may is none, and the next one is read', async (_, program) => {
    const folder = await mkdtemp(join(tmpdir(), 'picture-'))
    const file = join(folder, 'worker.mjs')
    await writeFile(file, program)
    const sizeOf = pictureSizeInThread({ ms: 1500, megabytes: 16 }, pathToFileURL(file))
    expect(await Promise.all([sizeOf('png', pngOf(1)), sizeOf('png', pngOf(2))])).toEqual([null, null])
  })
})
