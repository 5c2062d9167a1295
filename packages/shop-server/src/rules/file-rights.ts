import { isPermitted, type FileType } from '@prilavok/contracts/admin'

/** The resource whose records show files of a type; null: texts of any, or none yet. */
const SHOWN_BY: Readonly<Record<FileType, string | null>> = {
  ProductPicture: 'product',
  ProductAttachment: 'product',
  CategoryPicture: 'category',
  ManufacturerLogo: 'manufacturer',
  BlogPostPicture: 'blog-post',
  SpecOptionPicture: 'spec',
  FeatureIcon: 'product-feature',
  CommentPicture: 'product-comment',
  PickPointPicture: 'pick-point',
  OrderAttachment: 'order',
  RichText: null,
  Temp: null,
}

/** Files that the pages of the shop never show: their addresses are signed and end. */
const PRIVATE_TYPES: ReadonlySet<string> = new Set<FileType>(['OrderAttachment', 'Temp'])
const PERSONAL = 'customer:read-personal-data'

/** Whether only staff see files of a type. */
export const isPrivate = (type: string): boolean => PRIVATE_TYPES.has(type)

/** What a member of the staff needs besides `file:read` or `file:write` for files of a type. */
function neededFor(type: string, action: 'read' | 'write'): readonly string[] {
  const shownBy = Object.hasOwn(SHOWN_BY, type) ? SHOWN_BY[type as FileType] : null
  // Everybody can read what pages show.
  if (shownBy === null || (action === 'read' && !isPrivate(type))) return []
  return [`${shownBy}:${action}`, ...(type === 'OrderAttachment' ? [PERSONAL] : [])]
}

/** The permission that somebody lacks to read, or to store and delete, files of a type; null where none is missing. */
export const missingForFile = (permissions: readonly string[], type: string, action: 'read' | 'write'): string | null =>
  neededFor(type, action).find((needed) => !isPermitted(permissions, needed)) ?? null
