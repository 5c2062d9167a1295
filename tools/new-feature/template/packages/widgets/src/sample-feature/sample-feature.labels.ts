export const sampleFeatureRu = {
  title: 'Раздел «sample-feature»',
  empty: 'Здесь пока ничего нет',
  failed: 'Не удалось загрузить',
  retry: 'Повторить',
}

export type SampleFeatureLabels = typeof sampleFeatureRu
