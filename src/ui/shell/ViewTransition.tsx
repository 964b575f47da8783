import { Component, createRef, type ContextType, type ReactNode, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import type { Direction } from '../motion/Direction'
import { HeightMorph } from '../motion/HeightMorph'
import { animateCopyOut, copyView, type ViewCopy } from '../motion/viewCopy'
import { animate } from '../motion/animate'
import { readMotion } from '../motion/readMotion'
import { StyleFlushContext } from './StyleScope'

export interface ViewTransitionProps {
  /** Names the current view; a new name is a new view. */
  readonly viewKey: string
  /** The navigation direction; `none` changes in place. */
  readonly direction: Direction
  /** Id of the heading that takes the focus with each new view. */
  readonly headingId?: string | undefined
  /** The next view is loading: this one stays visible, but ignores clicks. */
  readonly isHeld?: boolean | undefined
  readonly children?: ReactNode
}

interface Snapshot {
  readonly copy: ViewCopy
  readonly hasFocus: boolean
}

const ENTER = 'wm-enter'

const refuse = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** An open dialog always owns the focus; an embedded card must not take it from the page. */
function holdsFocus(view: HTMLElement): boolean {
  if (view.closest('dialog[open]')) return true
  const root = view.getRootNode()
  const active = 'activeElement' in root ? (root as Document | ShadowRoot).activeElement : null
  return active !== null && (view.closest('[data-wm-part="card"]') ?? view).contains(active)
}

const Clip = styled.div`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
  overflow: clip;
`

const View = styled.div`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
  &[aria-busy] {
    opacity: 0.5;
    transition: opacity 150ms 150ms;
  }
`

/**
 * Animates view changes: the card morphs to the new height, the new view slides in and takes the
 * focus at once, and a copy of the old one fades out. A second change starts from the current
 * position.
 */
export class ViewTransition extends Component<ViewTransitionProps> {
  static override contextType = StyleFlushContext
  declare context: ContextType<typeof StyleFlushContext>

  private readonly clip = createRef<HTMLDivElement>()
  private readonly view = createRef<HTMLDivElement>()
  private morph: HeightMorph | null = null

  override componentDidMount() {
    const { current: clip } = this.clip
    const { current: view } = this.view
    if (clip && view) this.morph = new HeightMorph(clip, view)
  }

  override componentWillUnmount() {
    this.morph?.stop()
  }

  override getSnapshotBeforeUpdate(previous: ViewTransitionProps): Snapshot | null {
    const { current: view } = this.view
    if (previous.viewKey === this.props.viewKey || !view) return null
    this.morph?.note()
    return { copy: copyView(view), hasFocus: holdsFocus(view) }
  }

  override componentDidUpdate(
    _previous: ViewTransitionProps,
    _state: unknown,
    snapshot: Snapshot | null,
  ) {
    const { current: clip } = this.clip
    const { current: view } = this.view
    if (!snapshot || !clip || !view) return
    this.context()
    this.morph?.run()
    const { viewMs, travelPx, easing } = readMotion(view)
    const sign = { forward: 1, back: -1, none: 0 }[this.props.direction]
    const travel = travelPx * sign
    view.scrollTop = 0
    animateCopyOut(clip, snapshot.copy, { travel: -travel, duration: viewMs, easing })
    for (const running of view.getAnimations?.() ?? []) {
      if (running.id === ENTER) running.cancel()
    }
    animate(view, [{ opacity: 0, transform: `translateX(${travel}px)` }, {}], {
      id: ENTER,
      duration: viewMs,
      easing,
    })
    if (snapshot.hasFocus) this.focusHeading()
  }

  private focusHeading() {
    const { headingId } = this.props
    const root = this.view.current?.getRootNode()
    if (headingId === undefined || !root || !('getElementById' in root)) return
    const heading = (root as Document | ShadowRoot).getElementById(headingId)
    heading?.focus({ preventScroll: true })
  }

  override render() {
    const { viewKey, isHeld, children } = this.props
    return (
      <Clip ref={this.clip} data-wm-part="view-clip">
        <View
          ref={this.view}
          data-wm-part="view"
          data-view={viewKey}
          aria-busy={isHeld || undefined}
          onClickCapture={isHeld ? refuse : undefined}
        >
          {children}
        </View>
      </Clip>
    )
  }
}
