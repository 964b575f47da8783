import { css } from 'styled-components'

/** Over the end of what a part cuts, as long as `useCutMark` says so. */
export const cutFade = css`
  position: relative;
  &[data-wm-cut]::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 100%;
    block-size: 32px;
    background: linear-gradient(transparent, var(--wm-color-surface));
    pointer-events: none;
  }
`
