import { safeUrl, type SafeUrl } from '../lib/safe-url'

/** A page of a list that exists: at least 1, at most the last one. Source: CONTENT-08. */
export const clampPage = (page: number, pageCount: number): number =>
  Math.max(1, Math.min(Number.isFinite(page) ? Math.trunc(page) : 1, Math.max(1, pageCount)))

/** The page of a post below the address of the blog, `/blog/{shortId}/{seoUrlName}`. Source: CONTENT-04. */
export const blogPostAddress = (
  blog: string,
  { shortId, seoUrlName }: { readonly shortId: string; readonly seoUrlName: string },
  origin: string,
): SafeUrl | null =>
  safeUrl(`${blog.replace(/\/*$/, '')}/${encodeURIComponent(shortId)}/${encodeURIComponent(seoUrlName)}`, origin)
