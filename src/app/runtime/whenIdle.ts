/** What browsers tell of the line to the net, those that do. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Calls when the page has loaded and the browser has nothing else to do; never where visitors save data, or on 2G. */
export function whenIdle(page: Window, call: () => void): void {
  const line = (page.navigator as { readonly connection?: Line }).connection
  if (/true|2g/.test(`${line?.saveData} ${line?.effectiveType}`)) return
  const wait = () => (page.requestIdleCallback ?? page.setTimeout)(call)
  if (page.document.readyState === 'complete') wait()
  else page.addEventListener('load', wait)
}
