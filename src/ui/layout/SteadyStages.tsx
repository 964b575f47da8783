import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface SteadyStagesProps {
  /** The stages the view may reach, built from `RoomText`: only their height counts. */
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

const Room = styled.div`
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
export function SteadyStages({ rooms, children }: SteadyStagesProps) {
  return (
    <Base>
      <Shown>{children}</Shown>
      {Children.map(rooms, room => (
        <Room aria-hidden="true">{room}</Room>
      ))}
    </Base>
  )
}
