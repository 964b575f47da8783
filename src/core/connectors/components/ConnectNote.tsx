import { styled } from 'styled-components'

/** Small print below the wallets, with inline links. */
export const ConnectNote = styled.p`
  padding: 14px 8px 0;
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  letter-spacing: 0;
  color: var(--wm-color-text-faint);
  text-align: center;
  text-wrap: balance;
`
