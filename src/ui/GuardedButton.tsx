import { useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Button, type ButtonProps } from './Button'
import { isRealPress } from './isRealPress'
import { useSettled } from './motion/useSettled'

/** Long enough to see what is about to be pressed. */
const SEEN_AFTER_MS = 500

const Guard = styled.span`
  display: grid;
`

/**
 * A button that approves something. It answers a person's pointer or key only, never a script, and not before it has
 * stood still for half a second.
 */
export function GuardedButton({ disabled = false, ...rest }: ButtonProps) {
  const guard = useRef<HTMLSpanElement>(null)
  const isSeen = useSettled(guard, SEEN_AFTER_MS)
  const refuseScripts = (event: MouseEvent) => {
    if (isRealPress(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Guard ref={guard} data-wm-part="guard" onClickCapture={refuseScripts}>
      <Button {...rest} disabled={disabled || !isSeen} />
    </Guard>
  )
}
