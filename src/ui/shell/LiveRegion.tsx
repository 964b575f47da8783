import { VisuallyHidden } from '../layout/VisuallyHidden'

export interface Announcement {
  /** Changes with every announcement, so that the same text can be announced twice. */
  readonly id: number | string
  readonly text: string
  /** Interrupts the screen reader; for failures only. */
  readonly urgent?: boolean | undefined
}

export interface LiveRegionProps {
  readonly announcement: Announcement | null
}

/**
 * Announces view changes and outcomes once to assistive technology. Both regions exist from the
 * start, empty.
 */
export function LiveRegion({ announcement }: LiveRegionProps) {
  const words = announcement && <span key={announcement.id}>{announcement.text}</span>
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite" data-wm-part="live-polite">
        {announcement?.urgent ? null : words}
      </VisuallyHidden>
      <VisuallyHidden role="alert" aria-live="assertive" data-wm-part="live-assertive">
        {announcement?.urgent ? words : null}
      </VisuallyHidden>
    </>
  )
}
