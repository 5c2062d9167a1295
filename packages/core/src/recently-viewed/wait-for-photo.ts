import type { Clock } from '../effects'
import { isPhoto, PHOTO_RETRIES, photoPause } from './recently-viewed.rules'

/**
 * Looks for a picture until there is a photo: at once, then five times after 300, 600, 900, 1200 and 1500 ms; null when there is none
 * after the last time. Returns how to stop. Source: RECENT-07, RECENT-08, RECENT-09.
 */
export function waitForPhoto(
  { after }: Clock,
  find: () => string | null,
  found: (photo: string | null) => void,
): () => void {
  let stop = () => {}
  const look = (retry: number) => {
    const photo = find()
    if (isPhoto(photo)) found(photo)
    else if (retry < PHOTO_RETRIES) stop = after(photoPause(retry + 1), () => look(retry + 1))
    else found(null)
  }
  look(0)
  return () => stop()
}
