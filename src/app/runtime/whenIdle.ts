/** The Network Information API, where browsers support it. */
interface NetworkConnection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Calls back once the page has loaded and the browser is idle; never with Save-Data, or on 2G. */
export function whenIdle(page: Window, call: () => void): void {
  const line = (page.navigator as { readonly connection?: NetworkConnection }).connection
  if (/true|2g/.test(`${line?.saveData} ${line?.effectiveType}`)) return
  const wait = () => (page.requestIdleCallback ?? page.setTimeout)(call)
  if (page.document.readyState === 'complete') wait()
  else page.addEventListener('load', wait)
}
