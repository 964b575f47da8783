const OWN = '[data-wm-host]'
const BUTTON = `${OWN} .wm-host.wm-host`

/**
 * The rules of the buttons in the host's page, as plain text: a page pays for these before anybody acts, so nothing
 * here may need a library. The doubled class keeps a page's own button rules from winning by one more class.
 */
export const hostSheet =
  `${BUTTON}{box-sizing:border-box;appearance:none;display:inline-flex;align-items:center;justify-content:center;gap:8px;inline-size:auto;min-block-size:var(--wm-size-control-host);margin:0;border:0;padding:4px 16px;border-radius:var(--wm-radius-control);font-family:var(--wm-font-family);font-size:var(--wm-font-size-16);line-height:var(--wm-line-16);font-weight:var(--wm-weight-medium);font-variant-numeric:tabular-nums;letter-spacing:-.01em;text-transform:none;white-space:nowrap;cursor:pointer;background:var(--wm-color-surface);color:var(--wm-color-text);box-shadow:0 0 0 1px var(--wm-color-border)}` +
  `${BUTTON}:hover{background:color-mix(in srgb,var(--wm-color-text) 4%,var(--wm-color-surface))}` +
  `${BUTTON}[data-kind=account]{padding-inline:8px 12px}` +
  `${BUTTON}[data-kind=network]{padding-inline:8px 10px}` +
  `${BUTTON}[data-kind=wallet]{padding-inline:8px 14px}` +
  `${BUTTON}[data-kind=connect]{background:var(--wm-color-accent-strong);color:var(--wm-color-on-accent);box-shadow:none;font-weight:var(--wm-weight-semibold)}` +
  `${BUTTON}[data-kind=connect]:hover{background:var(--wm-color-accent-strong-hover)}` +
  `${BUTTON}[data-small]{min-block-size:32px;padding-inline:12px;border-radius:var(--wm-radius-icon);font-size:var(--wm-font-size-14)}` +
  `${BUTTON}[data-warn]{background:var(--wm-color-warning-soft);color:var(--wm-color-warning);box-shadow:0 0 0 1px color-mix(in srgb,var(--wm-color-warning) 30%,transparent)}` +
  `${BUTTON}:focus-visible{outline:2px solid var(--wm-color-focus-ring);outline-offset:2px}` +
  `${BUTTON}[aria-busy=true]{cursor:progress}` +
  `${BUTTON}[aria-disabled=true]:not([aria-busy=true]){color:var(--wm-color-text-faint);background:var(--wm-color-surface-sunken);box-shadow:0 0 0 1px var(--wm-color-border);cursor:not-allowed}` +
  `${OWN} .wm-host-balance{padding-inline:4px 10px;margin-inline-end:2px;border-inline-end:1px solid var(--wm-color-border);color:var(--wm-color-text-muted);line-height:24px}` +
  `${OWN} .wm-host-wait{display:grid;place-items:center;inline-size:24px;color:var(--wm-color-accent-text)}` +
  `${OWN} [data-kind=connect] .wm-host-wait{inline-size:auto;color:inherit}` +
  `${OWN} .wm-host-drawing{inline-size:20px;block-size:20px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}` +
  `${OWN} .wm-host-drawing circle{opacity:.25}` +
  `${OWN} .wm-host-wait .wm-host-drawing{animation:wm-host-spin .8s linear infinite}` +
  `${OWN} .wm-host-chevron{inline-size:16px;block-size:16px;color:var(--wm-color-text-faint)}` +
  `${OWN} .wm-host-picture{display:grid;place-items:center;inline-size:24px;block-size:24px;flex:none;overflow:hidden;border-radius:7px;background:var(--wm-color-surface-sunken);color:var(--wm-color-text-muted);font-size:var(--wm-font-size-12);font-weight:var(--wm-weight-semibold)}` +
  `${OWN} .wm-host-picture[data-round]{border-radius:50%;background:radial-gradient(90% 90% at 18% 12%,hsl(var(--b) 88% 74%),transparent 62%),radial-gradient(90% 90% at 90% 82%,hsl(var(--c) 84% 66%),transparent 64%),hsl(var(--a) 82% 62%)}` +
  `${OWN} .wm-host-picture img{display:block;inline-size:100%;block-size:100%;object-fit:cover}` +
  `@keyframes wm-host-spin{to{transform:rotate(360deg)}}` +
  `@media (prefers-reduced-motion:reduce){${OWN} .wm-host-wait .wm-host-drawing{animation:none;opacity:.6}}` +
  `@media (forced-colors:active){${BUTTON}{border:1px solid CanvasText}${BUTTON}[data-kind=connect]:not([aria-disabled=true]){background:Highlight;color:HighlightText;forced-color-adjust:none}${BUTTON}[aria-disabled=true]{color:GrayText}${OWN} .wm-host-picture{forced-color-adjust:none}}`
