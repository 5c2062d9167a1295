import { blogPostResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { seoSection } from '../kit/describe/seo-section'
import { contentFieldsRu } from './content.fields.labels'
import { contentFieldsEn } from './content.fields.labels.en'

/** Blog post: columns of the list, sections of the form. */
export const blogPost = describeResource(blogPostResource, {
  fieldNames: { ru: contentFieldsRu, en: contentFieldsEn },
  titleField: 'title',
  quick: ['isVisible'],
  columns: [
    { field: 'title', kind: 'text', width: 280, pin: 'start' },
    { field: 'isVisible', kind: 'bool', width: 96, inline: true },
    { field: 'createdOn', kind: 'datetime', width: 164 },
    { field: 'publishedOn', kind: 'datetime', width: 164 },
    { field: 'authorName', kind: 'text', width: 180 },
    { field: 'viewsCount', kind: 'number', width: 96 },
    { field: 'thumbUrl', kind: 'picture', width: 64 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'title', kind: 'text', max: 300, required: true },
        { field: 'seoUrlName', kind: 'slug', from: 'name' },
        { field: 'isVisible', kind: 'bool' },
        { field: 'publishedOn', kind: 'datetime' },
        { field: 'authorName', kind: 'text', max: 100 },
        { field: 'tags', kind: 'tags' },
      ],
    },
    {
      key: 'texts',
      fields: [
        { field: 'shortDescription', kind: 'html', wide: true },
        { field: 'detailedDescription', kind: 'html', required: true, wide: true },
      ],
    },
    { key: 'pictures', fields: [{ field: 'pictureFileId', kind: 'file', type: 'BlogPostPicture' }] },
    {
      key: 'links',
      fields: [
        { field: 'relatedProductIds', kind: 'ref', of: 'product', many: true },
        { field: 'relatedCategoryIds', kind: 'ref', of: 'category', many: true },
      ],
    },
    seoSection,
    {
      key: 'info',
      fields: [
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'picture', kind: 'picture', readOnly: true },
        { field: 'viewsCount', kind: 'number', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
