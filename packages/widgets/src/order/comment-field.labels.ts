export const commentFieldRu = {
  comment: 'Комментарий к заказу',
  help: 'Например, когда вам удобно позвонить',
}

export type CommentFieldLabels = typeof commentFieldRu
