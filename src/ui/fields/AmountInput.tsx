import { forwardRef, type ChangeEvent, type Ref } from 'react'
import { styled } from 'styled-components'
import { readAmountInput } from '../../lib/amount/readAmountInput'
import type { ElementProps } from '../layout/ElementProps'
import { AMOUNT_SIZES } from './amountSizes'

export interface AmountInputProps extends ElementProps {
  /** A decimal string, or empty. */
  readonly value: string
  /** The decimal separator of the visitor's language; a point by default. */
  readonly decimalSign?: string | undefined
  /** Called with digits and at most one point. */
  readonly onChange: (value: string) => void
  /**
   * The input is not a plain number, or is ambiguous between these amounts; the value stays
   * unchanged.
   */
  readonly onRefuse?: ((choices: readonly string[]) => void) | undefined
  readonly id?: string | undefined
  readonly label?: string | undefined
  readonly invalid?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly describedBy?: string | undefined
  readonly 'data-testid'?: string | undefined
}

// As tall as one large line, so nothing below moves. At large text sizes a long amount takes its
// own line instead of sharing it with the token. Digits run left to right in every language, and a
// long amount shows its start.
const Base = styled.textarea`
  flex: 1 1 2.75em;
  inline-size: 100%;
  min-inline-size: 0;
  border: 0;
  padding: 0;
  background: none;
  outline: none;
  direction: ltr;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  resize: none;
  overflow: hidden;
  block-size: max(48px, 1.2em);
  font-size: ${AMOUNT_SIZES.large};
  line-height: max(48px, 1.2em);
  font-weight: var(--wm-weight-semibold);
  letter-spacing: var(--wm-tracking-figure);
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--wm-color-text-faint);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    color: var(--wm-color-negative);
  }
  /* Six digits in any font. */
  &[data-length='medium'] {
    flex-basis: 5.8ch;
  }
  /* 88 px at the usual text size; at twice that size, a long amount takes the whole line. */
  &[data-length='long'] {
    flex-basis: calc(12em - 152px);
    font-size: ${AMOUNT_SIZES.long};
  }
  &[data-length='wrapped'] {
    overflow-y: auto;
    overflow-wrap: anywhere;
    align-content: center;
    flex-basis: calc(10em - 72px);
    block-size: max(48px, 3em);
    font-size: ${AMOUNT_SIZES.wrapped};
    line-height: max(24px, 1.5em);
    letter-spacing: 0;
  }
`

const MEDIUM_AMOUNT_LENGTH = 4
const LONG_AMOUNT_LENGTH = 6
/** The most characters that fit on one line of the smaller size beside a token. */
const LINE_LENGTH = 13

function getAmountLength({ length }: string): 'medium' | 'long' | 'wrapped' | undefined {
  if (length > LINE_LENGTH) return 'wrapped'
  if (length > LONG_AMOUNT_LENGTH) return 'long'
  return length > MEDIUM_AMOUNT_LENGTH ? 'medium' : undefined
}

/**
 * An amount in large type; long ones shrink and wrap to two lines. A text field, never a number
 * input: no rounding and no change by wheel.
 */
export const AmountInput = forwardRef(function AmountInput(
  {
    value,
    decimalSign = '.',
    onChange,
    onRefuse,
    label,
    invalid = false,
    disabled = false,
    placeholder = '0',
    describedBy,
    ...rest
  }: AmountInputProps,
  ref: Ref<HTMLTextAreaElement>,
) {
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) =>
    readAmountInput(target.value, nativeEvent as InputEvent, decimalSign, { onChange, onRefuse })
  return (
    <Base
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      data-wm-part="amount-input"
      data-length={getAmountLength(value)}
      rows={1}
      placeholder={placeholder}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      readOnly={disabled}
      value={value.replace('.', decimalSign)}
      onChange={take}
      {...rest}
    />
  )
})
