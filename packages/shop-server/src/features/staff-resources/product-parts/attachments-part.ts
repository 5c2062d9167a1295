import type { ProductAttachment } from '@prilavok/contracts/admin'
import { attachmentKindValues } from '@prilavok/contracts/admin'
import { filePath, urlFor } from '../../../links'
import { productAttachments } from '../../../rules/product-attachments'
import { noteFileUses } from '../engine/file-uses'
import { inOrder, repeated, TWICE, wrongItems } from './items'
import { filesOfType, NO_FILE, ownerOf } from './part-files'
import type { ProductPart } from './product-part'

const kinds: readonly string[] = attachmentKindValues.values

/** The documents that a product's page offers. Source: ADMIN-ENT-05. */
export const attachmentsPart: ProductPart<'attachments', ProductAttachment> = {
  name: 'attachments',
  read: async (shop, db, productId) =>
    (await productAttachments(db, productId)).map((row) => ({
      fileId: row.file_id,
      name: row.name,
      kind: row.kind,
      url: urlFor(shop, filePath(row.file_id, row.version)),
      sizeBytes: row.size_bytes,
      displayOrder: row.display_order,
    })),
  async check(trx, { items }) {
    const files = await filesOfType(
      trx,
      'ProductAttachment',
      items.map(({ fileId }) => fileId),
    )
    return [
      ...wrongItems('attachments', 'fileId', items, ({ fileId }) => !files.has(fileId), NO_FILE),
      ...wrongItems(
        'attachments',
        'fileId',
        items,
        repeated(items, ({ fileId }) => fileId),
        TWICE,
      ),
      ...wrongItems('attachments', 'name', items, ({ name }) => name.trim() === '', [
        'required',
        'обязательно для заполнения',
      ]),
      ...wrongItems('attachments', 'kind', items, ({ kind }) => !kinds.includes(kind), [
        'oneOf',
        'Недопустимое значение',
      ]),
    ]
  },
  async write(_, trx, { productId, items }) {
    await trx.deleteFrom('product_attachment').where('product_id', '=', productId).execute()
    if (items.length > 0)
      await trx
        .insertInto('product_attachment')
        .values(
          inOrder(items).map(({ fileId, name, kind }, index) => ({
            product_id: productId,
            file_id: fileId,
            name: name.trim(),
            kind,
            display_order: index + 1,
          })),
        )
        .execute()
    await noteFileUses(
      trx,
      ownerOf(productId, 'attachments'),
      items.map(({ fileId }) => fileId),
    )
  },
}
