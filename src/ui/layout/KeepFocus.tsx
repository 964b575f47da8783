import { Component, createRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { titleOf } from './titleOf'

export interface KeepFocusProps {
  /** Names what is shown; a new name may take the control with the focus away. */
  readonly stage: string
  readonly children?: ReactNode
}

const Base = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
`

type Held = 'control' | 'choice' | null

/**
 * Holds the focus where a control that had it is replaced by something else in the same view: the
 * heading of the card gets it, as with a new view. A screen reader reads a part without a name as
 * a whole, or not at all. A choice that is drawn anew keeps it, so that arrow keys can go on.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  private readonly frame = createRef<HTMLDivElement>()

  private held(): Held {
    const { current: frame } = this.frame
    const root = frame?.getRootNode()
    if (!frame || !root || !('activeElement' in root)) return null
    const { activeElement } = root as Document | ShadowRoot
    if (!frame.contains(activeElement)) return null
    return activeElement?.getAttribute('role') === 'radio' ? 'choice' : 'control'
  }

  override getSnapshotBeforeUpdate(previous: KeepFocusProps): Held {
    return previous.stage === this.props.stage ? null : this.held()
  }

  override componentDidUpdate(_previous: KeepFocusProps, _state: unknown, had: Held) {
    const { current: frame } = this.frame
    if (!frame || had === null || this.held() !== null) return
    const chosen = '[role="radio"][aria-checked="true"]'
    const target = had === 'choice' ? frame.querySelector<HTMLElement>(chosen) : null
    const element = target ?? titleOf(frame)
    element?.focus({ preventScroll: true })
  }

  override render() {
    return (
      <Base ref={this.frame} data-wm-part="keep-focus">
        {this.props.children}
      </Base>
    )
  }
}
