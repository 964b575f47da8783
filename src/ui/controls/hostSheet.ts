/** The selector under which the buttons' tokens are defined. */
export const HOST_SCOPE = '[data-wm-host][data-wm-theme]'

const OWN = '[data-wm-host]'
const BUTTON = `${OWN} .wm-host.wm-host`

/**
 * The rules of the buttons in the host's page, as plain text: a page loads them before the visitor
 * acts, so they must not need a library. The doubled class outweighs a page's own button rules with
 * one more class.
 */
export const hostSheet =
  `${BUTTON}{box-sizing:border-box;appearance:none;display:inline-flex;align-items:center;vertical-align:middle;justify-content:center;gap:8px;inline-size:auto;min-block-size:var(--wm-size-control-host);margin:0;border:0;padding:4px 16px;border-radius:var(--wm-radius-control);font-family:var(--wm-font-family);font-size:var(--wm-font-size-16);line-height:var(--wm-line-16);font-weight:var(--wm-weight-medium);font-variant-numeric:tabular-nums;letter-spacing:-.01em;text-transform:none;white-space:nowrap;cursor:pointer;background:var(--wm-color-surface);color:var(--wm-color-text);box-shadow:0 0 0 1px var(--wm-color-border)}` +
  `${BUTTON}:hover{background:color-mix(in srgb,var(--wm-color-text) 4%,var(--wm-color-surface))}` +
  `${BUTTON}[data-kind=connect]{background:var(--wm-color-accent-strong);color:var(--wm-color-on-accent);box-shadow:none;font-weight:var(--wm-weight-semibold)}` +
  `${BUTTON}[data-kind=connect]:hover{background:var(--wm-color-accent-strong-hover)}` +
  `${BUTTON}[data-small]{min-block-size:32px;padding-inline:12px;border-radius:var(--wm-radius-icon);font-size:var(--wm-font-size-14)}` +
  `${BUTTON}:focus-visible{outline:2px solid var(--wm-color-focus-ring);outline-offset:2px}` +
  `${BUTTON}[aria-busy=true]{cursor:progress}` +
  `${BUTTON}[aria-disabled=true]:not([aria-busy=true]){color:var(--wm-color-text-faint);background:var(--wm-color-surface-sunken);box-shadow:0 0 0 1px var(--wm-color-border);cursor:not-allowed}` +
  `${OWN} .wm-host-wait{display:grid;place-items:center;inline-size:24px;color:var(--wm-color-accent-text)}` +
  `${OWN} [data-kind=connect] .wm-host-wait{inline-size:auto;color:inherit}` +
  `${OWN} .wm-host-drawing{inline-size:20px;block-size:20px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}` +
  `${OWN} .wm-host-wait .wm-host-drawing{animation:wm-host-spin .8s linear infinite}` +
  `@keyframes wm-host-spin{to{transform:rotate(360deg)}}` +
  `@media (prefers-reduced-motion:reduce){${OWN} .wm-host-wait .wm-host-drawing{animation:none;opacity:.6}}` +
  `@media (forced-colors:active){${BUTTON}{border:1px solid CanvasText}${BUTTON}[data-kind=connect]:not([aria-disabled=true]){background:Highlight;color:HighlightText;forced-color-adjust:none}${BUTTON}[aria-disabled=true]{color:GrayText}}`
