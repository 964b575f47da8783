const OWN = '[data-wm-host]'
const BUTTON = `${OWN} .wm-host.wm-host`

/** Rules needed only by buttons with a picture. */
export const pictureSheet =
  `${BUTTON}[data-kind=account]{padding-inline:8px 12px}` +
  `${BUTTON}[data-kind=network]{padding-inline:8px 10px}` +
  `${BUTTON}[data-kind=wallet]{padding-inline:8px 14px}` +
  `${BUTTON}[data-warn]{background:var(--wm-color-warning-soft);color:var(--wm-color-warning);box-shadow:0 0 0 1px color-mix(in srgb,var(--wm-color-warning) 30%,transparent)}` +
  `${OWN} .wm-host-chevron{inline-size:16px;block-size:16px;color:var(--wm-color-text-faint)}` +
  `${OWN} .wm-host[data-kind=account]{flex:none;flex-wrap:wrap;max-inline-size:100%}` +
  `${OWN} .wm-host-balance{padding-inline:4px 10px;margin-inline-end:2px;border-inline-end:1px solid var(--wm-color-border);color:var(--wm-color-text-muted);line-height:24px}` +
  `${OWN} .wm-host-picture{display:grid;place-items:center;inline-size:24px;block-size:24px;flex:none;overflow:hidden;border-radius:7px;background:var(--wm-color-surface-sunken);color:var(--wm-color-text-muted);font-size:var(--wm-font-size-12);font-weight:var(--wm-weight-semibold)}` +
  `${OWN} .wm-host-picture[data-round]{border-radius:50%;background:radial-gradient(90% 90% at 18% 12%,hsl(var(--b) 88% 74%),transparent 62%),radial-gradient(90% 90% at 90% 82%,hsl(var(--c) 84% 66%),transparent 64%),hsl(var(--a) 82% 62%)}` +
  `${OWN} .wm-host-picture img{display:block;inline-size:100%;block-size:100%;object-fit:contain}` +
  `${OWN} .wm-host-picture[data-round] img{object-fit:cover}` +
  `@media (forced-colors:active){${OWN} .wm-host-picture{forced-color-adjust:none}}`
