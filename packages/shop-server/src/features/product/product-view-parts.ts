import type { ProductView } from '@prilavok/contracts'
import { sql } from 'kysely'
import type { Db, ProductSpec } from '../../db'
import { filePath, productPicturePath, urlFor } from '../../links'
import { productAttachments } from '../../rules/product-attachments'
import { productFeatures } from '../../rules/product-features'
import { productPictures } from '../../rules/product-pictures'
import { shownSpecs } from '../../rules/product-specs'
import type { Shop } from '../../shop'

type Product = { readonly id: string; readonly name: string; readonly category_id: string }

/** The pictures of a product, the main one first; a product without any has what its cards show. */
export async function picturesOf(shop: Shop, { id, name }: Product): Promise<ProductView['pictures']> {
  const pictures = await productPictures(shop.db, id)
  const main = pictures.find(({ isDefault }) => isDefault)
  const shared = { relativePath: null, srcSet: null, blurHash: null }
  const card = urlFor(shop, productPicturePath(id))
  const first = {
    ...shared,
    id: main?.id ?? null,
    defaultPath: card,
    previewPath: card,
    alt: main?.alt ?? name,
    width: null,
    height: null,
  }
  const others = pictures
    .filter((picture) => picture !== main)
    .map(({ id: pictureId, path, alt, width, height, shows }) => {
      const address = urlFor(shop, path)
      return {
        ...shared,
        id: pictureId,
        defaultPath: address,
        previewPath: address,
        alt: alt ?? `${name}${shows}`,
        width,
        height,
      }
    })
  return [first, ...others]
}

/** The characteristics of a product with the group of each. */
export async function specsOf(db: Db, lines: readonly ProductSpec[]): Promise<ProductView['specs']> {
  const shown = shownSpecs(lines)
  const { rows } = await sql<{ name: string; group: string }>`
    select s.name, g.name as group from spec s join spec_group g on g.id = s.spec_group_id
    where s.name = any(${shown.map(({ name }) => name)}::text[])`.execute(db)
  const groups = new Map(rows.map(({ name, group }) => [name, group]))
  return shown.map(({ name, value }) => ({ group: groups.get(name) ?? null, name, value }))
}

/** The advantages and the documents of a product. */
export async function factsOf(
  shop: Shop,
  { id, category_id: categoryId }: Product,
): Promise<Pick<ProductView, 'features' | 'attachments'>> {
  const features = await productFeatures(shop.db, { id, categoryId })
  const attachments = await productAttachments(shop.db, id)
  return {
    features: features.map(({ name, text, iconPath }) => ({
      name,
      text,
      iconUrl: iconPath === null ? null : urlFor(shop, iconPath),
    })),
    attachments: attachments.map((row) => ({
      id: row.file_id,
      type: 'ProductAttachment',
      name: row.name,
      contentType: row.content_type,
      sizeBytes: row.size_bytes,
      url: urlFor(shop, filePath(row.file_id, row.version)),
      previewUrl: null,
      width: null,
      height: null,
      createdOn: row.created_on.toISOString(),
    })),
  }
}
