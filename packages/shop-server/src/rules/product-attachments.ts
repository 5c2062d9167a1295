import type { Db } from '../db'

/** The documents of a product with their files, in the order of the staff. */
export const productAttachments = (db: Db, productId: string) =>
  db
    .selectFrom('product_attachment')
    .innerJoin('file', 'file.id', 'product_attachment.file_id')
    .select([
      'product_attachment.file_id',
      'product_attachment.name',
      'product_attachment.kind',
      'product_attachment.display_order',
      'file.name as file_name',
      'file.content_type',
      'file.size_bytes',
      'file.created_on',
      'file.version',
    ])
    .where('product_attachment.product_id', '=', productId)
    .orderBy('product_attachment.display_order')
    .execute()
