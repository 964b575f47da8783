import { VisuallyHidden } from '../layout/VisuallyHidden'

export interface Announcement {
  /** Changes with every announcement, so that the same words can be said twice. */
  readonly id: number | string
  readonly text: string
  /** Interrupts what is being read; for failures only. */
  readonly urgent?: boolean | undefined
}

export interface LiveRegionProps {
  readonly announcement: Announcement | null
}

/** Says view changes and outcomes once to assistive technology. Both regions are there from the start, empty. */
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
