import { forwardRef, type ChangeEvent, type Ref } from 'react'
import { styled } from 'styled-components'
import { asciiDigits } from '../lib/asciiDigits'
import { ungroupAmount } from '../lib/ungroupAmount'
import type { PartProps } from './PartProps'

export interface AmountInputProps extends PartProps {
  /** A decimal string, or empty. */
  readonly value: string
  /** How the visitor's language parts the whole from the rest; a point unless given. */
  readonly decimalSign?: string | undefined
  /** Called with digits and at most one point, whatever was typed. */
  readonly onChange: (value: string) => void
  readonly id?: string | undefined
  readonly label?: string | undefined
  readonly invalid?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly describedBy?: string | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.input`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  border: 0;
  padding: 0;
  background: none;
  outline: none;
  /* Digits run one way in every language, and a long amount shows its beginning. */
  direction: ltr;
  text-align: match-parent;
  block-size: 48px;
  font-size: var(--wm-font-size-32);
  line-height: var(--wm-line-32);
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
  &[data-length='long'] {
    font-size: var(--wm-font-size-20);
  }
`

const LONG_AMOUNT_LENGTH = 6

/** What a visitor may type or paste as an amount: a comma is a point, spaces and signs are dropped. */
function cleanAmount(text: string): string {
  const plain = text.replace(/,/g, '.').replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  const clean = rest.length > 0 ? `${whole || '0'}.${rest.join('')}` : whole
  return clean.replace(/^0+(?=\d)/, '')
}

/** Signs between groups of digits come with what is pasted; who types sees what becomes of each key. */
function amountOf({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste'
  const text = asciiDigits(target.value)
  return cleanAmount(isPasted ? ungroupAmount(text) : text)
}

/** A sum, drawn large. It is text, never a number: no rounding, no spinning by wheel. */
export const AmountInput = forwardRef(function AmountInput(
  {
    value,
    decimalSign = '.',
    onChange,
    label,
    invalid = false,
    disabled = false,
    placeholder = '0',
    describedBy,
    ...rest
  }: AmountInputProps,
  ref: Ref<HTMLInputElement>,
) {
  return (
    <Base
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      data-wm-part="amount-input"
      data-length={value.length > LONG_AMOUNT_LENGTH ? 'long' : undefined}
      placeholder={placeholder}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      readOnly={disabled}
      value={value.replace('.', decimalSign)}
      onChange={event => onChange(amountOf(event))}
      {...rest}
    />
  )
})
