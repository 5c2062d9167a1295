import type { ProductPicture } from '@prilavok/contracts/admin'
import { urlFor } from '../../../links'
import { drawnViewOf, productPictures } from '../../../rules/product-pictures'
import type { Trx } from '../../../db'
import { noteFileUses } from '../engine/file-uses'
import { inOrder, repeated, TWICE, wrongItems } from './items'
import { filesOfType, NO_FILE, ownerOf } from './part-files'
import type { ProductPart } from './product-part'

const drawnSeed = async (trx: Trx, productId: string) =>
  (await trx.selectFrom('product').select('picture_seed').where('id', '=', productId).executeTakeFirst())
    ?.picture_seed ?? 0

const fileIds = (pictures: readonly ProductPicture[]) =>
  pictures.map(({ fileId }) => fileId).filter((id) => drawnViewOf(id) === null)

/** The pictures of a product's gallery. Source: ADMIN-ENT-04. */
export const picturesPart: ProductPart<'pictures', ProductPicture> = {
  name: 'pictures',
  async read(shop, db, productId) {
    const pictures = await productPictures(db, productId)
    return pictures.map(({ id, path, alt, title, isDefault, displayOrder, width, height }) => {
      const url = urlFor(shop, path)
      return { fileId: id, url, previewUrl: url, alt, title, isDefault, displayOrder, width, height }
    })
  },
  async check(trx, { productId, items }) {
    const files = await filesOfType(trx, 'ProductPicture', fileIds(items))
    const isDrawn = (await drawnSeed(trx, productId)) > 0
    const defaults = items.filter(({ isDefault }) => isDefault).length
    return [
      ...wrongItems(
        'pictures',
        'fileId',
        items,
        ({ fileId }) => !files.has(fileId) && !(isDrawn && drawnViewOf(fileId) !== null),
        NO_FILE,
      ),
      ...wrongItems(
        'pictures',
        'fileId',
        items,
        repeated(items, ({ fileId }) => fileId),
        TWICE,
      ),
      ...(items.length === 0 || defaults === 1
        ? []
        : [{ pointer: '/pictures', code: 'oneDefault', message: 'Главное изображение должно быть ровно одно' }]),
    ]
  },
  async write(_, trx, { productId, items }) {
    await trx.deleteFrom('product_picture').where('product_id', '=', productId).execute()
    if (items.length > 0)
      await trx
        .insertInto('product_picture')
        .values(
          inOrder(items).map(({ fileId, alt, title, isDefault }, index) => ({
            product_id: productId,
            picture_id: fileId,
            file_id: drawnViewOf(fileId) === null ? fileId : null,
            alt: alt?.trim() || null,
            title: title?.trim() || null,
            is_default: isDefault,
            display_order: index + 1,
          })),
        )
        .execute()
    await noteFileUses(trx, ownerOf(productId, 'pictures'), fileIds(items))
  },
}
