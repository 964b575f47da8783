import { styled } from 'styled-components'
import { AMOUNT_SIZES } from './amountSizes'

const LONG_LENGTH = 6
const LINE_LENGTH = 13

/**
 * A computed amount, as large as a typed one (`AmountInput`); long amounts are smaller.
 * At large text sizes it takes its own line instead of sharing it with the token.
 */
export const AmountFigure = styled.span<{ $length: number }>`
  flex: 1 1 5rem;
  min-inline-size: 0;
  min-block-size: 48px;
  display: flex;
  align-items: center;
  overflow-wrap: anywhere;
  direction: ltr;
  font-size: ${({ $length }) =>
    AMOUNT_SIZES[$length > LINE_LENGTH ? 'wrapped' : $length > LONG_LENGTH ? 'long' : 'large']};
  line-height: ${({ $length }) => ($length > LINE_LENGTH ? 'max(24px, 1.5em)' : 'max(48px, 1.2em)')};
  font-weight: var(--wm-weight-semibold);
  letter-spacing: ${({ $length }) => ($length > LINE_LENGTH ? 0 : 'var(--wm-tracking-figure)')};
  &[data-empty] {
    color: var(--wm-color-text-faint);
  }
  [dir='rtl'] & {
    justify-content: flex-end;
  }
`
