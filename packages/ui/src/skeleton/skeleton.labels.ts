/** Words for what is still on its way. */
export interface SkeletonLabels {
  readonly loading: string
  readonly slow: string
}

export const skeletonLabels: SkeletonLabels = {
  loading: 'Загружаем…',
  slow: 'Загрузка идёт дольше обычного. Подождите ещё немного.',
}
export const skeletonLabelsEn: SkeletonLabels = {
  loading: 'Loading…',
  slow: 'This is taking longer than usual. Please wait a little more.',
}
