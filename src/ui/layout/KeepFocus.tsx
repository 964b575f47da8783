import { Component, createRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { getCardTitle } from './getCardTitle'

export interface KeepFocusProps {
  /** Identifies the content shown; a new stage may remove the focused control. */
  readonly stage: string
  readonly children?: ReactNode
}

const Base = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
`

type FocusedPart = 'control' | 'choice' | null

/**
 * Keeps the focus in a view when a focused control is replaced: the card's heading gets it, as with
 * a new view, because screen readers read an unnamed part as a whole or not at all. A re-rendered
 * radio choice keeps the focus, so that arrow keys still work.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  private readonly frame = createRef<HTMLDivElement>()

  private held(): FocusedPart {
    const { current: frame } = this.frame
    const root = frame?.getRootNode()
    if (!frame || !root || !('activeElement' in root)) return null
    const { activeElement } = root as Document | ShadowRoot
    if (!frame.contains(activeElement)) return null
    return activeElement?.getAttribute('role') === 'radio' ? 'choice' : 'control'
  }

  override getSnapshotBeforeUpdate(previous: KeepFocusProps): FocusedPart {
    return previous.stage === this.props.stage ? null : this.held()
  }

  override componentDidUpdate(_previous: KeepFocusProps, _state: unknown, had: FocusedPart) {
    const { current: frame } = this.frame
    if (!frame || had === null || this.held() !== null) return
    const chosen = '[role="radio"][aria-checked="true"]'
    const target = had === 'choice' ? frame.querySelector<HTMLElement>(chosen) : null
    const element = target ?? getCardTitle(frame)
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
