import type { CommentFieldLabels } from './comment-field.labels'

export const commentFieldEn: CommentFieldLabels = {
  comment: 'Comment on the order',
  help: 'For example, when to call you',
}
