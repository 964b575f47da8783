import { HOST_SCOPE } from '../../../ui/controls/hostSheet'

const THREAD = `${HOST_SCOPE} .wm-host-thread`
/* Seen on the light and on the dark button alike. */
const DONE = '#16996a'
const STOPPED = '#e5484d'

/** The thread under the words of an account button: rules that only a page with a payment on its way pays for. */
export const paymentThreadSheet =
  `${HOST_SCOPE} bdi:has(> .wm-host-thread){position:relative}` +
  `${THREAD}{position:absolute;inset-inline:0;inset-block-end:-7px;inline-size:100%;block-size:6px;overflow:visible;fill:var(--wm-color-text-faint);color:var(--wm-color-accent-strong)}` +
  `${THREAD}[data-outcome=done]{color:${DONE}}` +
  `${THREAD}[data-outcome=stopped]{color:${STOPPED}}` +
  `${THREAD} line{stroke:var(--wm-color-border);stroke-width:2}` +
  `${THREAD} line[data-part=way]{stroke:currentColor;stroke-dasharray:1;transition:stroke-dashoffset .3s}` +
  `${THREAD} [data-full]{fill:currentColor}` +
  `${HOST_SCOPE} .wm-host-told{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}` +
  `@media (prefers-reduced-motion:reduce){${THREAD} line[data-part=way]{transition:none}}` +
  `@media (forced-colors:active){${THREAD}{color:Highlight;fill:CanvasText}${THREAD} line{stroke:CanvasText}}`
