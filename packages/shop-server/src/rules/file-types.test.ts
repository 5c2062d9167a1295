import { describe, expect, it } from 'vitest'
import { fileTypeValues, type FileType } from '@prilavok/contracts/admin'
import { pictureSizeHere } from './picture-size'
import { judgeFile as judgeWith } from './file-types'

const judgeFile = (type: FileType, name: string, bytes: Uint8Array) => judgeWith(type, name, bytes, pictureSizeHere)

/** The smallest PNG header with these sides. */
function png(width: number, height: number, bytes = 33): Uint8Array {
  const file = new Uint8Array(bytes)
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(file.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return file
}
const text = (words: string) => new TextEncoder().encode(words)

describe('an uploaded file', () => {
  it('is what its bytes say, whatever its name', async () => {
    expect(await judgeFile('BlogPostPicture', 'photo.exe', png(40, 30))).toEqual({
      contentType: 'image/png',
      width: 40,
      height: 30,
    })
    expect(await judgeFile('ProductAttachment', 'manual.pdf', text('%PDF-1.7 …'))).toMatchObject({
      contentType: 'application/pdf',
      width: null,
    })
  })

  it.each([
    ['a page named as a picture', 'photo.png', text('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing, which may hold scripts',
      'photo.svg',
      text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['nothing', 'photo.png', new Uint8Array()],
    ['a picture cut off in its head', 'photo.png', png(40, 30).slice(0, 18)],
  ])('is refused: %s', async (_, name, bytes) => {
    for (const type of fileTypeValues.values)
      expect(await judgeFile(type, name, bytes)).toMatchObject({ code: 'file-type-not-allowed' })
  })

  it.each([
    ['pdf', 'application/pdf', [0x25, 0x50, 0x44, 0x46]],
    ['doc', 'application/msword', [0xd0, 0xcf, 0x11, 0xe0]],
    ['xls', 'application/vnd.ms-excel', [0xd0, 0xcf, 0x11, 0xe0]],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', [0x50, 0x4b, 0x03, 0x04]],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', [0x50, 0x4b, 0x03, 0x04]],
  ])('is a %s by all four of its first bytes, not by some of them', async (ending, contentType, begins) => {
    const judge = (bytes: readonly number[]) => judgeFile('ProductAttachment', `a.${ending}`, Uint8Array.from(bytes))
    expect(await judge([...begins, 7, 7])).toMatchObject({ contentType })
    for (const [at, byte] of begins.entries()) {
      const wrong = begins.with(at, byte ^ 1)
      expect([at, await judge([...wrong, 7, 7])]).toMatchObject([at, { code: 'file-type-not-allowed' }])
    }
    expect(await judge(begins.slice(0, 3))).toMatchObject({ code: 'file-type-not-allowed' })
  })

  it('is refused where its kind has no place', async () => {
    expect(await judgeFile('ProductAttachment', 'photo.png', png(40, 30))).toMatchObject({
      code: 'file-type-not-allowed',
    })
    expect(await judgeFile('FeatureIcon', 'manual.pdf', text('%PDF-1.7'))).toMatchObject({
      code: 'file-type-not-allowed',
    })
    expect(await judgeFile('OrderAttachment', 'photo.png', png(40, 30))).toMatchObject({ contentType: 'image/png' })
  })

  it.each([
    [299, 300, false],
    [300, 300, true],
    [8000, 300, true],
    [8001, 300, false],
  ])('of a product has sides from 300 to 8,000 px: %d × %d', async (width, height, isTaken) => {
    expect('contentType' in (await judgeFile('ProductPicture', 'a.png', png(width, height)))).toBe(isTaken)
  })

  it('has a largest size by its type', async () => {
    const five = 5 * 1024 * 1024
    expect(await judgeFile('FeatureIcon', 'a.png', png(9, 9, five))).toMatchObject({ contentType: 'image/png' })
    expect(await judgeFile('FeatureIcon', 'a.png', png(9, 9, five + 1))).toMatchObject({ code: 'file-too-large' })
    expect(await judgeFile('ProductPicture', 'a.png', png(900, 900, five + 1))).toMatchObject({
      contentType: 'image/png',
    })
  })
})
