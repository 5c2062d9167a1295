import type { Db } from '../db'
import { filePath, largePicturePath } from '../links'

/** What each drawn picture of a demo product shows, after the product's name; in the order of its gallery. */
export const DRAWN_VIEWS = {
  front: '',
  pack: ', на поддоне',
  use: ', в работе',
  detail: ', крупно',
  sizes: ', размеры',
} as const

/** How a drawn product is looked at. */
export type DrawnView = keyof typeof DRAWN_VIEWS

const VIEWS = Object.keys(DRAWN_VIEWS) as readonly DrawnView[]

/** Side of a large drawn picture, px. */
export const DRAWN_SIDE = 1200

/** Whether a text names a drawn view. */
export const isDrawnView = (text: string): text is DrawnView => Object.hasOwn(DRAWN_VIEWS, text)

/** The id of a drawn picture among a product's pictures. */
export const drawnId = (view: DrawnView): string => `drawn-${view}`

/** The drawn view that an id of a picture names, or null. */
export const drawnViewOf = (pictureId: string): DrawnView | null => {
  const view = pictureId.replace(/^drawn-/, '')
  return pictureId.startsWith('drawn-') && isDrawnView(view) ? view : null
}

/** A picture of a product's gallery. */
export interface ProductPicture {
  /** The file, or `drawn-{view}`. */
  readonly id: string
  readonly path: string
  readonly alt: string | null
  readonly title: string | null
  readonly isDefault: boolean
  readonly displayOrder: number
  readonly width: number | null
  readonly height: number | null
  /** What it shows, after the product's name, where it is drawn. */
  readonly shows: string
}

const place = (productId: string, view: DrawnView) => ({
  path: largePicturePath(productId, view),
  width: DRAWN_SIDE,
  height: DRAWN_SIDE,
  shows: DRAWN_VIEWS[view],
})

/** The pictures that a product is drawn with until the staff choose others. */
const drawn = (productId: string): readonly ProductPicture[] =>
  VIEWS.map((view, index) => ({
    id: drawnId(view),
    alt: null,
    title: null,
    isDefault: index === 0,
    displayOrder: index + 1,
    ...place(productId, view),
  }))

/** The pictures of a product in the order of the staff: what they have saved; before that, what a demo product is drawn with. */
export async function productPictures(db: Db, productId: string): Promise<readonly ProductPicture[]> {
  const rows = await db
    .selectFrom('product_picture')
    .leftJoin('file', 'file.id', 'product_picture.file_id')
    .select([
      'picture_id',
      'file_id',
      'alt',
      'title',
      'is_default',
      'display_order',
      'file.width',
      'file.height',
      'file.version',
    ])
    .where('product_id', '=', productId)
    .orderBy('display_order')
    .execute()
  if (rows.length === 0) {
    const product = await db
      .selectFrom('product')
      .leftJoin('product_part', (join) =>
        join.onRef('product_part.product_id', '=', 'product.id').on('product_part.part', '=', 'pictures'),
      )
      .select(['picture_seed', 'product_part.version'])
      .where('product.id', '=', productId)
      .executeTakeFirst()
    return product !== undefined && product.picture_seed > 0 && product.version === null ? drawn(productId) : []
  }
  return rows.map((row) => {
    const view = drawnViewOf(row.picture_id)
    const shown =
      view === null
        ? { path: filePath(row.file_id ?? '', row.version ?? 1), width: row.width, height: row.height, shows: '' }
        : place(productId, view)
    const { alt, title } = row
    return { id: row.picture_id, alt, title, isDefault: row.is_default, displayOrder: row.display_order, ...shown }
  })
}
