import { styled } from 'styled-components'

/**
 * The white ground of a code; its padding is the quiet zone. The colours bypass the theme: a code
 * is dark on white everywhere. `$bare` is the same area without a code.
 */
export const QrFrame = styled.div<{ $bare?: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  margin-inline: -8px;
  padding: 22px;
  border-radius: var(--wm-radius-frame);
  ${({ $bare }) =>
    $bare === true
      ? 'box-shadow: inset 0 0 0 1px var(--wm-color-border);'
      : 'background: #fff; box-shadow: inset 0 0 0 1px #e3e5eb;'}
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`
