/** What search engines read; the same for every record with a page of its own. */
export const seoSection = {
  key: 'seo',
  collapsed: true,
  fields: [
    {
      field: 'seo',
      kind: 'object',
      wide: true,
      fields: [
        { field: 'metaTitle', kind: 'text', max: 300 },
        { field: 'metaDescription', kind: 'multiline', max: 1000 },
        { field: 'metaKeywords', kind: 'text', max: 1000 },
        { field: 'h1', kind: 'text', max: 300 },
      ],
    },
  ],
} as const
