import type { fileTypeValues } from './enumerations/system'

/** What a file is stored for. */
export type FileType = (typeof fileTypeValues.values)[number]

const MB = 1024

/** Largest size of a file in KB where its type has none of its own. Source: FILE-06. */
export const USUAL_FILE_LIMIT_KB = 10 * MB

const LIMITS_KB: Partial<Readonly<Record<FileType, number>>> = {
  ProductAttachment: 20 * MB,
  CategoryPicture: 5 * MB,
  ManufacturerLogo: 5 * MB,
  BlogPostPicture: 5 * MB,
  SpecOptionPicture: 5 * MB,
  FeatureIcon: 5 * MB,
  CommentPicture: 5 * MB,
  PickPointPicture: 5 * MB,
  OrderAttachment: 20 * MB,
  RichText: 5 * MB,
  Temp: 20 * MB,
}

/** Largest size of a file of a type, KB. Source: FILE-06; CONTRACT section 4, file limits. */
export const fileLimitKb = (type: FileType): number => LIMITS_KB[type] ?? USUAL_FILE_LIMIT_KB
