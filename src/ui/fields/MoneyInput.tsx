import { forwardRef, type Ref } from 'react'
import { styled } from 'styled-components'
import { AmountInput, type AmountInputProps } from './AmountInput'
import { AMOUNT_SIZES } from './amountSizes'

export interface MoneyInputProps extends AmountInputProps {
  /** The currency sign, such as `$`; empty where the language puts it after the amount. */
  readonly sign: string
}

// At least as wide as the digits alone: large text puts it on its own line.
const Base = styled.span`
  display: flex;
  flex: 1 1 calc(3.2 * ${AMOUNT_SIZES.large});
  min-inline-size: 0;
  &:has([data-length='medium']) {
    flex-basis: calc(3.75 * ${AMOUNT_SIZES.large});
  }
  &:has([data-length='long']) {
    flex-basis: calc(12 * ${AMOUNT_SIZES.long} - 152px);
  }
  &:has([data-length='wrapped']) {
    flex-basis: calc(10 * ${AMOUNT_SIZES.wrapped} - 72px);
  }
`

// In right-to-left text the sign would end up after the digits.
const Sign = styled.span`
  flex: none;
  font-size: ${AMOUNT_SIZES.large};
  line-height: 48px;
  font-weight: var(--wm-weight-semibold);
  letter-spacing: var(--wm-tracking-figure);
  &:has(+ :placeholder-shown) {
    color: var(--wm-color-text-faint);
  }
  &:has(+ [aria-invalid='true']) {
    color: var(--wm-color-negative);
  }
  &:has(+ [data-length='long']) {
    font-size: ${AMOUNT_SIZES.long};
  }
  &:has(+ [data-length='wrapped']) {
    font-size: ${AMOUNT_SIZES.wrapped};
  }
  [dir='rtl'] & {
    display: none;
  }
`

/**
 * A typed sum of money, preceded by its currency sign. The field beside it names the currency for
 * screen readers.
 */
export const MoneyInput = forwardRef(function MoneyInput(
  { sign, ...rest }: MoneyInputProps,
  ref: Ref<HTMLTextAreaElement>,
) {
  return (
    <Base>
      {sign !== '' && (
        <Sign aria-hidden="true" translate="no" data-wm-part="money-sign">
          {sign}
        </Sign>
      )}
      <AmountInput ref={ref} {...rest} />
    </Base>
  )
})
