import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface StableStagesProps {
  /** The stages the view may reach, built from `PlaceholderText`: only their height counts. */
  readonly rooms: readonly ReactNode[]
  /** A body and its action bar. */
  readonly children: ReactNode
}

const Base = styled.div`
  display: grid;
  grid-template: minmax(0, auto) / minmax(0, 1fr);
  flex: 0 1 auto;
  min-block-size: 0;
`

const Shown = styled.div`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  > [data-wm-part='bar'] {
    margin-block-start: auto;
  }
`

const HiddenStage = styled.div`
  grid-area: 1 / 1;
  min-block-size: 0;
  overflow: clip;
  visibility: hidden;
  pointer-events: none;
`

/**
 * One grid cell for all stages of a view: as tall as the tallest, so nothing moves when the stage
 * changes.
 */
export function StableStages({ rooms, children }: StableStagesProps) {
  return (
    <Base>
      <Shown>{children}</Shown>
      {Children.map(rooms, room => (
        <HiddenStage aria-hidden="true">{room}</HiddenStage>
      ))}
    </Base>
  )
}
