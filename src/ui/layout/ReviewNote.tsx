import { NoteLink } from '../controls/NoteLink'

/** Review rows that are shown on demand. */
export interface ReviewFold {
  readonly label: string
  readonly isShown: boolean
  readonly onPress: () => void
  readonly testId: string
}

export interface ReviewNoteProps {
  readonly children: string
  /** Null when there is nothing more to show. */
  readonly fold: ReviewFold | null
}

/** The small sentence under a review's buttons, with the toggle for folded rows. */
export function ReviewNote({ children, fold }: ReviewNoteProps) {
  return (
    <>
      <span>{children}</span>
      {fold && (
        <>
          {' '}
          <NoteLink aria-expanded={fold.isShown} onPress={fold.onPress} data-testid={fold.testId}>
            {fold.label}
          </NoteLink>
        </>
      )}
    </>
  )
}
