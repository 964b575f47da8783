import { styled } from 'styled-components'

const LONG_LENGTH = 6
const LINE_LENGTH = 13

/** An amount that is worked out, as large as one that is typed (`AmountInput`); smaller the more digits it has. */
export const AmountFigure = styled.span<{ $length: number }>`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 48px;
  display: flex;
  align-items: center;
  overflow-wrap: anywhere;
  direction: ltr;
  font-size: var(
    --wm-font-size-${({ $length }) => ($length > LINE_LENGTH ? 16 : $length > LONG_LENGTH ? 20 : 32)}
  );
  line-height: ${({ $length }) => ($length > LINE_LENGTH ? 24 : 48)}px;
  font-weight: var(--wm-weight-semibold);
  letter-spacing: ${({ $length }) => ($length > LINE_LENGTH ? 0 : 'var(--wm-tracking-figure)')};
  &[data-empty] {
    color: var(--wm-color-text-faint);
  }
  [dir='rtl'] & {
    justify-content: flex-end;
  }
`
