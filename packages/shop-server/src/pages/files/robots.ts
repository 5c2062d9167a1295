/** What search engines may read: everything but the buyer's own pages, the API and lists in another order. */
export const robotsText = (origin: string): string => `User-agent: *
Disallow: /profile/
Disallow: /api/
Disallow: /search
Disallow: /*?*sort=
Disallow: /*?*build=

Host: ${origin}
`
