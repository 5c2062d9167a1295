export const commentFieldRu = {
  comment: 'Комментарий к заказу',
  help: 'Например, когда вам удобно позвонить',
}

export type CommentFieldLabels = typeof commentFieldRu

export const commentFieldEn: CommentFieldLabels = {
  comment: 'Comment on the order',
  help: 'For example, when to call you',
}
