import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { OTP_LENGTH, parseOtpDigits } from '../../lib/text/parseOtpDigits'
import type { ElementProps } from '../layout/ElementProps'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useStartFocus } from './useStartFocus'

export interface OtpInputProps extends ElementProps {
  readonly label: string
  /** Called once six digits are entered. */
  readonly onComplete: (code: string) => void
  /** The code is being checked and stays visible. */
  readonly busy?: boolean | undefined
  readonly invalid?: boolean | undefined
  /** A change of this number clears the field and focuses it. */
  readonly round: number
  readonly 'aria-describedby'?: string | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.div`
  position: relative;
  direction: ltr;
`

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(${OTP_LENGTH}, minmax(0, 1fr));
  gap: 8px;
`

const Box = styled.span`
  display: grid;
  place-items: center;
  block-size: 56px;
  border-radius: var(--wm-radius-control);
  background: var(--wm-color-surface);
  box-shadow: inset 0 0 0 1px var(--wm-color-border-strong);
  font-size: var(--wm-font-size-20);
  font-weight: var(--wm-weight-semibold);
  font-variant-numeric: tabular-nums;
  :focus + ${Boxes} > &[data-next] {
    box-shadow:
      inset 0 0 0 1px var(--wm-color-accent),
      0 0 0 3px color-mix(in srgb, var(--wm-color-accent) 28%, transparent);
  }
  [data-invalid] > ${Boxes} > & {
    box-shadow: inset 0 0 0 1.5px var(--wm-color-negative);
  }
  [data-invalid] > :focus + ${Boxes} > &[data-next] {
    box-shadow:
      inset 0 0 0 1.5px var(--wm-color-negative),
      0 0 0 3px color-mix(in srgb, var(--wm-color-negative) 24%, transparent);
  }
  [aria-busy='true'] + ${Boxes} > & {
    color: var(--wm-color-text-faint);
    box-shadow: inset 0 0 0 1px var(--wm-color-border);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    :focus + ${Boxes} > &[data-next] {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
    [data-invalid] > ${Boxes} > & {
      outline: 3px solid CanvasText;
      outline-offset: -3px;
    }
  }
`

/*
 * Covers the boxes, so that a press, a paste and the keyboard's suggestion reach it; the boxes draw
 * its value.
 */
const Field = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  padding: 0;
  appearance: none;
  opacity: 0;
  font-size: 16px;
  cursor: text;
`

const SLOTS = Array.from({ length: OTP_LENGTH }, (_slot, index) => index)

/**
 * A one-time code: one field drawn as six boxes, so that the keyboard's suggestion, a paste and a
 * screen reader find a single field. Submits itself after six digits.
 */
export function OtpInput({
  label,
  onComplete,
  busy = false,
  invalid = false,
  round,
  'aria-describedby': describedBy,
  'data-testid': testId,
  ...rest
}: OtpInputProps) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const seen = useRef(round)
  useStartFocus(ref)
  useEffect(() => {
    const { current: field } = ref
    if (!field || seen.current === round) return
    seen.current = round
    field.value = ''
    setDigits('')
    field.focus({ preventScroll: true })
  }, [round])
  const read = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const code = parseOtpDigits(field.value)
    field.value = code
    setDigits(code)
    if (code.length === OTP_LENGTH && code !== digits) onComplete(code)
  }
  return (
    <Base data-wm-part="code" data-invalid={invalid ? '' : undefined} {...rest}>
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {label}
      </VisuallyHidden>
      <Field
        ref={ref}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-busy={busy || undefined}
        readOnly={busy}
        onChange={read}
        data-testid={testId}
      />
      <Boxes aria-hidden="true">
        {SLOTS.map(slot => (
          <Box
            key={slot}
            data-next={slot === Math.min(digits.length, OTP_LENGTH - 1) ? '' : undefined}
          >
            {digits[slot]}
          </Box>
        ))}
      </Boxes>
    </Base>
  )
}
