import type { FieldRule } from './forms.types'

/** What the rules must know of a chosen file; a browser's `File` is one. */
export interface ChosenFile {
  readonly name: string
  /** Media type, for example image/png. */
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** Pixels of an image, once it was measured. */
  readonly width?: number
  readonly height?: number
}

const isFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'type' in value &&
  typeof value.type === 'string'

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

/** One file, a list of files, or a browser's list of files. */
const everyFile = (value: unknown, holds: (file: ChosenFile) => boolean): boolean => {
  const files: readonly unknown[] = isList(value) ? [...value] : [value]
  return files.every((file) => isFile(file) && holds(file))
}

const extensionOf = ({ name }: ChosenFile): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
const IMAGES: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'svg', 'bmp', 'webp', 'avif']

/** A file with the extension of an image. Source: VALID-53. */
export const image = (): FieldRule => ({
  name: 'image',
  message: 'Поле {_field_} должно быть изображением',
  passes: (value) => everyFile(value, (file) => file.name.includes('.') && IMAGES.includes(extensionOf(file))),
})

/** A file with one of the extensions, given without the dot. Source: VALID-54. */
export const ext = (...extensions: readonly string[]): FieldRule => {
  const known = extensions.map((each) => each.toLowerCase())
  return {
    name: 'ext',
    message: 'Поле {_field_} должно быть действительным файлом. ({args})',
    params: { args: extensions.join(', ') },
    passes: (value) => everyFile(value, (file) => file.name.includes('.') && known.includes(extensionOf(file))),
  }
}

const isOfType = (type: string, wanted: string): boolean =>
  wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1).toLowerCase()) : type === wanted.toLowerCase()

/** A file of one of the media types; `image/*` takes every image (VALID-55). */
export const mimes = (...types: readonly string[]): FieldRule => ({
  name: 'mimes',
  message: 'Поле {_field_} должно иметь допустимый тип файла. ({args})',
  params: { args: types.join(', ') },
  passes: (value) => everyFile(value, (file) => types.some((wanted) => isOfType(file.type.toLowerCase(), wanted))),
})

/** A file of at most so many kilobytes of 1024 bytes. Source: VALID-57. */
export const size = (kilobytes: number): FieldRule => ({
  name: 'size',
  message: 'Поле {_field_} должно быть меньше, чем {size}KB',
  params: { size: kilobytes },
  passes: (value) => everyFile(value, (file) => file.size <= kilobytes * 1024),
})

/** An image of exactly these pixels; one that was not measured fails. Source: VALID-56. */
export const dimensions = (width: number, height: number): FieldRule => ({
  name: 'dimensions',
  message: 'Поле {_field_} должно быть {width} пикселей на {height} пикселей',
  params: { width, height },
  passes: (value) => everyFile(value, (file) => file.width === width && file.height === height),
})
