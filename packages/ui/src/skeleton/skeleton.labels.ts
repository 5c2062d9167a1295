/** Words for what is still on its way. */
export interface SkeletonLabels {
  readonly loading: string
  readonly slow: string
}

/** Russian words of a placeholder. */
export const skeletonLabels: SkeletonLabels = {
  loading: 'Загружаем…',
  slow: 'Загрузка идёт дольше обычного. Подождите ещё немного.',
}
