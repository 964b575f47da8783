import { styled } from 'styled-components'

/**
 * The white ground of a code, its padding the quiet zone. Colours stand here and not in the theme: a code is dark on
 * white wherever it is shown. `$bare` is the same place without a code.
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
