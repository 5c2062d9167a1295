import type { SafeUrl } from '../lib/safe-url'

/** Where review videos may come from; the frame of none other is made. Source: PRODUCT-08. */
export const VIDEO_HOSTS: readonly string[] = ['www.youtube-nocookie.com', 'rutube.ru', 'vk.com']

const PROVIDERS: readonly (readonly [page: RegExp, frame: (...found: readonly string[]) => string])[] = [
  [
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|www\.youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{11})(?=[?&#/]|$)/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  ],
  [
    /^https:\/\/rutube\.ru\/(?:video|play\/embed|shorts)\/([\da-f]{32})(?=[?&#/]|$)/i,
    (id) => `https://rutube.ru/play/embed/${id}?autoplay=1`,
  ],
  [
    /^https:\/\/(?:m\.)?(?:vk\.com|vkvideo\.ru|vk\.ru)\/(?:video|clip)(-?\d{1,12})_(\d{1,12})(?=[?&#/]|$)/,
    (owner, id) => `https://vk.com/video_ext.php?oid=${owner}&id=${id}&autoplay=1`,
  ],
  [
    /^https:\/\/(?:vk\.com|vkvideo\.ru)\/video_ext\.php\?oid=(-?\d{1,12})&(?:amp;)?id=(\d{1,12})(?=[?&#/]|$)/,
    (owner, id) => `https://vk.com/video_ext.php?oid=${owner}&id=${id}&autoplay=1`,
  ],
]

/**
 * The address of the provider's frame for the address of a video, as people copy it from a browser: YouTube (without cookies), Rutube or
 * VK. Null for everything else. Only ids of the address reach the result.
 */
export function videoFrame(address: string): SafeUrl | null {
  for (const [page, frame] of PROVIDERS) {
    const found = page.exec(address.trim())
    if (found !== null) return frame(...found.slice(1)) as SafeUrl
  }
  return null
}
