import { HOST_SCOPE } from '../../../ui/controls/hostSheet'

const PROGRESS = `${HOST_SCOPE} .wm-host-progress`
/* Sufficient contrast on the light and on the dark button. */
const DONE = '#16996a'
const STOPPED = '#e5484d'

/** Styles of the payment progress, loaded only by pages with a pending payment. */
export const paymentProgressSheet =
  `${HOST_SCOPE} bdi:has(> .wm-host-progress){position:relative}` +
  `${PROGRESS}{position:absolute;inset-inline:0;inset-block-end:-7px;inline-size:100%;block-size:6px;overflow:visible;fill:var(--wm-color-text-faint);color:var(--wm-color-accent-strong)}` +
  `${PROGRESS}[data-outcome=done]{color:${DONE}}` +
  `${PROGRESS}[data-outcome=stopped]{color:${STOPPED}}` +
  `${PROGRESS} line{stroke:var(--wm-color-border);stroke-width:2}` +
  `${PROGRESS} line[data-part=way]{stroke:currentColor;stroke-dasharray:1;transition:stroke-dashoffset .3s}` +
  `${PROGRESS} [data-full]{fill:currentColor}` +
  `${HOST_SCOPE} .wm-host-told{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}` +
  `@media (prefers-reduced-motion:reduce){${PROGRESS} line[data-part=way]{transition:none}}` +
  `@media (forced-colors:active){${PROGRESS}{color:Highlight;fill:CanvasText}${PROGRESS} line{stroke:CanvasText}}`
