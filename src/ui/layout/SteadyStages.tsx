import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface SteadyStagesProps {
  /** What the view may come to, made of `RoomText`: only its height counts. */
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

/** One cell for all stages of a view: it is as tall as the tallest, so nothing moves when one takes another's place. */
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
