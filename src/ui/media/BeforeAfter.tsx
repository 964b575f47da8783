import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { RollingFigure } from './RollingFigure'

export interface BeforeAfterProps {
  readonly before: string
  readonly after: string
  /** The change as text. */
  readonly label: string
}

const Base = styled.bdi`
  white-space: nowrap;
  > b {
    font-weight: var(--wm-weight-semibold);
  }
`

/** A figure's current and future value. Written left to right in every language, as figures are. */
export function BeforeAfter({ before, after, label }: BeforeAfterProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Base dir="ltr" aria-hidden="true" translate="no">
        <span>{`${before} → `}</span>
        <b>
          <RollingFigure before={before} after={after} />
        </b>
      </Base>
    </>
  )
}
