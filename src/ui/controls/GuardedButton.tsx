import { useRef, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Button, type ButtonProps } from './Button'
import { isRealPress } from './isRealPress'
import { useElementVisibility } from '../motion/useElementVisibility'
import { useSettled } from '../motion/useSettled'

/** Long enough for the user to see what the button is. */
const SEEN_AFTER_MS = 500

const Guard = styled.span`
  display: grid;
`

const Frame = styled.span`
  display: block;
`

/*
 * Overlays the content above the bar, so that the button does not move; offset from the button so
 * that the note does not cover it itself.
 */
const Note = styled.span`
  position: absolute;
  inset-inline: 16px;
  inset-block-end: calc(100% + 4px);
  border-radius: var(--wm-radius-control);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
  text-wrap: balance;
  &:not(:empty) {
    padding: 2px 12px;
    background: var(--wm-color-surface);
    box-shadow: inset 0 0 0 1px var(--wm-color-border-strong);
    outline: 1px solid transparent; /* drawn in forced colours */
  }
`

/* Both labels share one grid cell, so the button is as wide with either. */
const Labels = styled.span`
  display: grid;
  > * {
    grid-area: 1 / 1;
    unicode-bidi: plaintext;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`

interface GuardedButtonProps extends ButtonProps {
  /** The label while the button cannot be pressed yet: the reason it is grey. */
  readonly settlingText?: string
  /**
   * Shown while something covers the button, which is then disabled. Without it coverage is not
   * checked.
   */
  readonly coveredText?: string
}

/**
 * A button that approves something. It only accepts trusted pointer and key events, only after half
 * a second at rest, and not while the browser reports it as covered (D10).
 */
export function GuardedButton({
  children,
  disabled = false,
  settlingText,
  coveredText,
  ...rest
}: GuardedButtonProps) {
  const guard = useRef<HTMLSpanElement>(null)
  const isSettled = useSettled(guard, SEEN_AFTER_MS)
  const sight = useElementVisibility(guard, coveredText !== undefined)
  const [hasStood, setHasStood] = useState(false)
  // Whatever covers it during the entrance belongs to the entrance.
  if (isSettled && !hasStood) setHasStood(true)
  const isLooking = !disabled && !(isSettled && sight === 'clear') && sight !== 'covered'
  const refuseScripts = (event: MouseEvent) => {
    if (isRealPress(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Frame>
      <Guard ref={guard} data-wm-part="guard" onClickCapture={refuseScripts}>
        <Button {...rest} disabled={disabled || !isSettled || sight !== 'clear'}>
          {settlingText === undefined ? (
            children
          ) : (
            <Labels>
              <span aria-hidden={isLooking || undefined}>{children}</span>
              <span aria-hidden={!isLooking || undefined}>{settlingText}</span>
            </Labels>
          )}
        </Button>
      </Guard>
      {coveredText !== undefined && (
        <Note role="status">{hasStood && sight === 'covered' && coveredText}</Note>
      )}
    </Frame>
  )
}
