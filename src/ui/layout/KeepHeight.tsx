import { Component, createRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface KeepHeightProps {
  /** Names what is shown; null where the height is free. */
  readonly stage: string | null
  readonly children?: ReactNode
}

const Base = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
  > [data-wm-part='bar'] {
    margin-block-start: auto;
  }
`

/**
 * Keeps a view as tall as it was while its outcome takes the place of the wait, so that the picture and the heading stay where
 * they are. What needs more room takes it; on a screen with less it shrinks.
 */
export class KeepHeight extends Component<KeepHeightProps> {
  private readonly frame = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ stage }: KeepHeightProps): number {
    const isOutcome = stage !== null && this.props.stage !== null && stage !== this.props.stage
    return isOutcome ? (this.frame.current?.offsetHeight ?? 0) : 0
  }

  override componentDidUpdate({ stage }: KeepHeightProps, _state: unknown, before: number) {
    const { current: frame } = this.frame
    if (!frame || stage === this.props.stage) return
    frame.style.removeProperty('flex-basis')
    if (before > frame.offsetHeight) frame.style.setProperty('flex-basis', `${before}px`)
  }

  override render() {
    return (
      <Base ref={this.frame} data-wm-part="keep-height">
        {this.props.children}
      </Base>
    )
  }
}
