import { onBeforeUnmount, onMounted, shallowRef, type ShallowRef } from 'vue'

/** Whether an element has come near the viewport; stays true from then on. */
export function useInView(element: Readonly<ShallowRef<HTMLElement | null>>): Readonly<ShallowRef<boolean>> {
  const isInView = shallowRef(false)
  let observer: IntersectionObserver | null = null
  onMounted(() => {
    if (element.value === null) return
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        isInView.value = true
        observer?.disconnect()
      },
      { rootMargin: '120px' },
    )
    observer.observe(element.value)
  })
  onBeforeUnmount(() => observer?.disconnect())
  return isInView
}
