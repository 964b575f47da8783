/**
 * Runs in the page before other scripts. Defines `globalThis.bench`, which waits for what a visitor
 * would see: a rendered element in the page or in the card.
 */
export function watchPage(readySelector) {
  const { document, performance, requestAnimationFrame, MutationObserver, ShadowRoot } = globalThis
  const roots = new Set([document])
  const waits = new Set()
  const check = () => {
    for (const wait of [...waits]) wait()
  }
  const observe = root => {
    roots.add(root)
    new MutationObserver(check).observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open', 'data-testid'],
    })
  }
  observe(document)
  const { attachShadow } = globalThis.Element.prototype
  globalThis.Element.prototype.attachShadow = function (...given) {
    const root = attachShadow.apply(this, given)
    if (root instanceof ShadowRoot) observe(root)
    return root
  }
  const find = selector => {
    for (const root of roots) {
      const found = root.querySelector(selector)
      if (found) return found
    }
    return null
  }
  const until = holds =>
    new Promise(resolve => {
      const wait = () => {
        if (!holds()) return
        waits.delete(wait)
        // The next frame shows it.
        requestAnimationFrame(() => resolve(performance.now()))
      }
      waits.add(wait)
      wait()
    })
  const untilShown = selector => until(() => find(selector) !== null)
  const bench = {
    find,
    until,
    untilShown,
    ready: untilShown(readySelector),
    /** Milliseconds from a press to its result. */
    async press(selector, brings) {
      const began = performance.now()
      find(selector).click()
      return (await (typeof brings === 'string' ? untilShown(brings) : until(brings))) - began
    },
    /** Milliseconds from now, or from `since`, to a state of the host's store. */
    untilState: (holds, since) =>
      new Promise(resolve => {
        const { hostStore } = globalThis
        const settle = () => {
          if (!holds(hostStore.getState())) return
          stop()
          resolve(performance.now() - since)
        }
        const stop = hostStore.subscribe(settle)
        settle()
      }),
    untilConnected: since =>
      bench.untilState(
        state => state.walletModal.connections.byNamespace.eip155?.phase === 'connected',
        since,
      ),
  }
  globalThis.bench = bench
}
