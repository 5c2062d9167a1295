import { jsonScript, productPath, type Markup, type CardProduct } from '@prilavok/shop-server/kit'
import type { Crumb } from '../frame/breadcrumbs'

/** The way to a page as search engines read it; addresses are relative while the shop's own is not known. */
export const breadcrumbData = (way: readonly Crumb[], origin: string | null): Markup =>
  jsonScript('application/ld+json', 'breadcrumb-data', {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin ?? ''}${path}`,
    })),
  })

/** The products of a page of a list as search engines read them; `first` is the position of the first one in the whole list. */
export const listData = (products: readonly CardProduct[], first: number, origin: string | null): Markup =>
  jsonScript('application/ld+json', 'list-data', {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, at) => ({
      '@type': 'ListItem',
      position: first + at,
      url: `${origin ?? ''}${productPath(product)}`,
      name: product.name,
    })),
  })
