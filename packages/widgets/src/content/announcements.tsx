import { contentSettings, showsAnnouncements } from '@prilavok/core/content'
import { useDeliveryCity, useSettings } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import './announcements.css'
import { announcementsRu, type AnnouncementsLabels } from './announcements.labels'

/** Only texts can be set; the cities are a setting of the shop. */
export interface AnnouncementsProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<AnnouncementsLabels> | undefined
}

/** Two announcements for the head of a page, in the cities that they are meant for. Source: CONTENT-30 to CONTENT-33. */
export function Announcements({ labels }: AnnouncementsProps) {
  const text = useLabels('announcements', announcementsRu, labels)
  const { cities } = useSettings(contentSettings).announcements
  const { visitor } = useDeliveryCity({ wanted: cities.length > 0 })
  if (!showsAnnouncements(visitor?.city?.name ?? null, cities)) return null
  return (
    <section className="pk-announcements" aria-label={text.region}>
      {[text.first, text.second].map(
        (words) =>
          words !== '' && (
            <p className="pk-announcements__banner" key={words}>
              {words}
            </p>
          ),
      )}
    </section>
  )
}
