import { Component, createRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

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
  outline: none;
  &:focus-visible {
    outline: none;
  }
`

/** Holds the focus where a control that had it is replaced by something else in the same view. */
export class KeepFocus extends Component<KeepFocusProps> {
  private readonly frame = createRef<HTMLDivElement>()

  private holdsFocus(): boolean {
    const { current: frame } = this.frame
    const root = frame?.getRootNode()
    if (!frame || !root || !('activeElement' in root)) return false
    return frame.contains((root as Document | ShadowRoot).activeElement)
  }

  override getSnapshotBeforeUpdate(previous: KeepFocusProps): boolean {
    return previous.stage !== this.props.stage && this.holdsFocus()
  }

  override componentDidUpdate(_previous: KeepFocusProps, _state: unknown, hadFocus: boolean) {
    if (hadFocus && !this.holdsFocus()) this.frame.current?.focus({ preventScroll: true })
  }

  override render() {
    return (
      <Base ref={this.frame} tabIndex={-1} data-wm-part="keep-focus">
        {this.props.children}
      </Base>
    )
  }
}
