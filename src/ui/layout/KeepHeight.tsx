import { Component, createRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface KeepHeightProps {
  /** Identifies the content shown; null leaves the height free. */
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
 * Keeps a view at its height while the outcome replaces the waiting state, so that picture and
 * heading stay in place. Taller content grows it; a smaller screen shrinks it.
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
