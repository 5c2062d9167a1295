import type { contentFieldsRu } from './content.fields.labels'

/** English names of fields that only records of this feature have. */
export const contentFieldsEn: typeof contentFieldsRu = {
  activeFrom: 'Shown from',
  activeTo: 'Shown until',
  answersCount: 'Answers',
  contentHtml: 'Content',
  detailedTitle: 'Long title',
  hint: 'Hint',
  optionName: 'Option',
  options: 'Options',
  pageUrl: 'Page',
  placement: 'Placement',
  publishedOn: 'Published',
  relatedProductIds: 'Related products',
  shortTitle: 'Title',
  showPercent: 'Share of visitors, %',
  surveyId: 'Survey',
  surveyTitle: 'Survey',
  viewsCount: 'Views',
}
