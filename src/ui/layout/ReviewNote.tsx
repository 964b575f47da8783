import { styled } from 'styled-components'
import { NoteLink } from '../controls/NoteLink'

const More = styled(NoteLink)`
  margin-inline-start: 2px;
`

/** Rows of a review that are shown on demand, in their place. */
export interface ReviewFold {
  readonly label: string
  readonly isShown: boolean
  readonly onPress: () => void
  readonly testId: string
}

export interface ReviewNoteProps {
  readonly children: string
  /** Null where there is nothing more to show. */
  readonly fold: ReviewFold | null
}

/** The small sentence under the buttons of a review, and the way to what is folded. */
export function ReviewNote({ children, fold }: ReviewNoteProps) {
  return (
    <>
      <bdi>{children}</bdi>
      {fold && (
        <More aria-expanded={fold.isShown} onPress={fold.onPress} data-testid={fold.testId}>
          {fold.label}
        </More>
      )}
    </>
  )
}
