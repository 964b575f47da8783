const OWN = '[data-wm-host] .wm-onramp'

/** The widget's styles in the host's page; its buttons use those of all host buttons. */
export const onrampSheet =
  `${OWN}{box-sizing:border-box;display:grid;gap:8px;inline-size:min(100%,360px);padding:16px;border:1px solid var(--wm-color-border);border-radius:28px;background:var(--wm-color-surface);color:var(--wm-color-text);font-family:var(--wm-font-family);font-size:var(--wm-font-size-16);line-height:var(--wm-line-16);font-variant-numeric:tabular-nums}` +
  `${OWN} *{box-sizing:border-box}` +
  `${OWN} .wm-onramp-box{display:grid;gap:4px;padding:12px 12px 12px 16px;border-radius:16px;background:var(--wm-color-surface-sunken)}` +
  `${OWN} .wm-onramp-box:focus-within:has(input:focus){background:var(--wm-color-surface);box-shadow:inset 0 0 0 2px var(--wm-color-focus-ring)}` +
  `${OWN} .wm-onramp-label{font-size:var(--wm-font-size-14);color:var(--wm-color-text-muted)}` +
  `${OWN} .wm-onramp-line{display:flex;align-items:center;gap:12px}` +
  `${OWN} .wm-onramp-figure{flex:1;min-inline-size:0;margin:0;border:0;padding:0;background:none;outline:none;appearance:none;font:inherit;font-size:1.25rem;line-height:2.5rem;font-weight:var(--wm-weight-semibold);color:inherit;direction:ltr;text-align:-webkit-match-parent;text-align:match-parent;overflow-wrap:anywhere}` +
  `${OWN} .wm-onramp-figure::placeholder{color:var(--wm-color-text-faint);opacity:1}` +
  `${OWN} .wm-onramp-presets{display:grid;grid-template-columns:repeat(auto-fit,minmax(4.25rem,1fr));gap:8px}` +
  `${OWN} .wm-onramp-presets [aria-pressed=true]{color:var(--wm-color-accent-text);box-shadow:inset 0 0 0 1.5px var(--wm-color-accent-text)}` +
  `${OWN} .wm-onramp-note{margin:0;font-size:var(--wm-font-size-14);color:var(--wm-color-text-muted)}` +
  `${OWN} .wm-onramp-note[data-tone=warning]{color:var(--wm-color-warning)}` +
  `${OWN} .wm-onramp-note:empty{display:none}` +
  `@media (forced-colors:active){${OWN},${OWN} .wm-onramp-box{border:1px solid CanvasText}}`
