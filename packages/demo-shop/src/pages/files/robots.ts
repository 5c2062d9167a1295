/** What search engines may read: everything but the buyer's own pages, the API and lists in another order; and the shop's one address with its sitemap. */
export const robotsText = (origin: string | null): string => `User-agent: *
Disallow: /profile/
Disallow: /api/
Disallow: /search
Disallow: /*?*sort=
Disallow: /*?*build=
${origin === null ? '' : `\nHost: ${origin}\nSitemap: ${origin}/sitemap.xml\n`}`
