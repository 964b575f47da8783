import {
  useContext,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { css, keyframes, styled } from 'styled-components'
import { lockPageScroll } from '../motion/lockPageScroll'
import { useSheetDrag } from './useSheetDrag'
import { StyleFlushContext } from './StyleScope'
import { Card } from './Card'
import { SheetHandle } from './SheetHandle'
import { useEscape } from './useEscape'
import { useModalOpen } from './useModalOpen'
import { useShake } from './useShake'

export type CloseRequest = 'escape' | 'overlay' | 'button' | 'drag'

export interface DialogProps {
  readonly open: boolean
  /** It may open soon: while closed it is laid out already, invisible and inert. */
  readonly isReady?: boolean | undefined
  /** The visitor requests to close. The dialog stays until `open` changes. */
  readonly onCloseRequested: (by: CloseRequest) => void
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string
  /** Header, view and toast. */
  readonly children?: ReactNode
  /** Each increase shakes the card once: closing was refused. */
  readonly shakeCount?: number | undefined
  /** Fills a small screen instead of being a bottom sheet. */
  readonly fullScreen?: boolean | undefined
  readonly className?: string | undefined
  readonly 'data-testid'?: string | undefined
}

const appear = keyframes`from { opacity: 0; }`
const grow = keyframes`from { opacity: 0; transform: scale(0.98); }`
const rise = keyframes`from { opacity: 0; transform: translateY(50px); }`

// Animations start, and pictures load, only once the dialog is visible.
const Base = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  border: 0;
  padding: 0;
  color: inherit;
  background: none;
  overflow: clip;
  pointer-events: auto;
  z-index: var(--wm-z-index);
  &:focus-visible {
    outline: none;
  }
  &::backdrop {
    background: none;
  }
  &[data-wm-ready]:not([open]) {
    display: block;
    visibility: hidden;
    & * {
      animation: none !important;
    }
    & img {
      display: none;
    }
  }
`

const Overlay = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  justify-items: center;
  align-items: start;
  inline-size: 100%;
  block-size: 100%;
  box-sizing: border-box;
  padding: 24px 16px;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--wm-color-overlay);
  animation: ${appear} var(--wm-motion-view) var(--wm-ease-out);
  @media (max-width: 430px) {
    padding: 0;
  }
  @media (max-height: 360px) {
    padding-block: 8px;
    grid-template-rows: auto;
  }
`

const FULL_SCREEN = css`
  @media (max-width: 430px) {
    inset-block-start: 0;
    translate: none;
    block-size: 100dvh;
    max-block-size: none;
    > [data-wm-part='card'] {
      --card-end: env(safe-area-inset-bottom, 0px);
      flex: 1;
      inline-size: 100%;
      border-radius: 0;
      box-shadow: none;
      padding-block: env(safe-area-inset-top, 0px) var(--card-end);
      padding-inline: env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px);
    }
    /* The view fills what the header leaves, so that its action bar is at the foot. */
    [data-wm-part='view-clip'],
    [data-wm-part='view'],
    [data-wm-part='view'] > [data-wm-part='body'] {
      flex-grow: 1;
    }
  }
  @media (max-width: 430px) and (max-height: 360px) {
    block-size: auto;
    min-block-size: 100dvh;
  }
`

/* Centred by a share of its height: when that changes, nothing else is laid out. */
const Stage = styled.div<{ $full: boolean }>`
  position: relative;
  inset-block-start: 50%;
  translate: 0 -50%;
  translate: 0 round(-50%, 1px);
  display: flex;
  flex-direction: column;
  align-items: center;
  inline-size: 100%;
  max-block-size: min(760px, 100%);
  pointer-events: none;
  animation: ${grow} var(--wm-motion-view) var(--wm-ease-out);
  > * {
    pointer-events: auto;
  }
  @media (max-height: 700px) {
    inset-block-start: 0;
    translate: none;
  }
  @media (max-width: 430px) {
    inset-block-start: 100%;
    translate: 0 -100%;
    max-block-size: calc(100% - 24px);
    animation-name: ${rise};
  }
  @media (max-height: 360px) {
    max-block-size: none;
  }
  ${({ $full }) => $full && FULL_SCREEN}
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appear};
  }
`

/**
 * The modal dialog: in the top layer, with the page behind it inert and locked. It never closes
 * itself; Escape, overlay and drag only call `onCloseRequested`, however often a browser is
 * pressed.
 */
export function Dialog({
  open,
  isReady = false,
  onCloseRequested,
  labelledBy,
  children,
  shakeCount,
  fullScreen = false,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOverlay = useRef(false)
  const flushStyles = useContext(StyleFlushContext)
  const shake = useShake(shakeCount, open)
  const handle = useSheetDrag(dialog, open && !fullScreen, () => onCloseRequested('drag'))

  useInsertionEffect(() => flushStyles())
  useModalOpen(dialog, open)
  useEscape(dialog, open, () => onCloseRequested('escape'))

  useEffect(() => {
    const page = dialog.current?.ownerDocument
    return open && page ? lockPageScroll(page) : undefined
  }, [open])

  const refuse = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onCloseRequested('escape')
  }
  const stayOpen = (event: SyntheticEvent<HTMLDialogElement>) => {
    // If the browser closed it anyway, reopen it: only `open` decides.
    const element = event.currentTarget
    if (open && event.target === element && !element.open) element.showModal()
  }
  // Opening and closing re-render the dialog alone, not its content.
  const content = useMemo(() => {
    const recordPress = (event: PointerEvent) => {
      pressedOverlay.current = event.target === event.currentTarget
    }
    const closeByOverlay = (event: SyntheticEvent) => {
      // A press that starts in the card, for instance to select text, and ends outside does not
      // close.
      if (event.target === event.currentTarget && pressedOverlay.current)
        onCloseRequested('overlay')
    }
    return (
      <Overlay data-wm-part="overlay" onPointerDown={recordPress} onClick={closeByOverlay}>
        <Stage $full={fullScreen}>
          <SheetHandle.Provider value={fullScreen ? null : handle}>
            <Card shake={shake}>{children}</Card>
          </SheetHandle.Provider>
        </Stage>
      </Overlay>
    )
  }, [handle, shake, children, fullScreen, onCloseRequested])

  return (
    <Base
      ref={dialog}
      aria-labelledby={labelledBy}
      data-wm-part="dialog"
      data-wm-ready={open || isReady || undefined}
      onCancel={refuse}
      onClose={stayOpen}
      {...rest}
    >
      {content}
    </Base>
  )
}
