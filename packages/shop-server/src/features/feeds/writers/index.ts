import type { FeedWriter } from '../feed-source'
import { avito } from './avito'
import { google } from './google'
import { priceListCsv, priceListXlsx } from './price-list'
import { sitemap } from './sitemap'
import { yml } from './yml'

const WRITERS: Readonly<Record<string, FeedWriter>> = {
  YandexMarketYml: yml,
  VkMarketYml: yml,
  GoogleMerchantXml: google,
  AvitoXml: avito,
  SitemapXml: sitemap,
  PriceListCsv: priceListCsv,
  PriceListXlsx: priceListXlsx,
}

/** How a kind of feed (enumeration FeedType) is written. */
export const writerOf = (type: string): FeedWriter => WRITERS[type] ?? yml
