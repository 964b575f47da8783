import type { Page } from '@playwright/test'

declare global {
  var spoken: string[] | undefined
}

/**
 * Records what live regions of the page and the modal announce from the next load on, as a screen
 * reader would: changes of an existing region, or a new alert. The returned function reads the
 * announcements since its last call.
 */
export async function recordSpoken(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const REGIONS = '[aria-live="polite"],[aria-live="assertive"],[role="status"],[role="alert"]'
    const said: string[] = []
    globalThis.spoken = said
    const last = new WeakMap<Element, string>()
    const isSilent = (region: Element): boolean =>
      region.closest('[inert],[aria-hidden="true"],[aria-live="off"]') !== null ||
      !region.checkVisibility({ visibilityProperty: true })
    /** Visual-only content, such as letters that replace a picture, is not announced. */
    const heardIn = (node: Node): string =>
      node instanceof Element
        ? node.matches('[aria-hidden="true"], svg, img')
          ? ''
          : [...node.childNodes].map(heardIn).join(' ')
        : (node.nodeValue ?? '')
    const wordsOf = (region: Element) => heardIn(region).replace(/\s+/g, ' ').trim()
    const isUrgent = (region: Element) =>
      region.getAttribute('aria-live') === 'assertive' ||
      (region.getAttribute('role') === 'alert' && region.getAttribute('aria-live') !== 'polite')
    const say = (region: Element) => {
      const words = wordsOf(region)
      if (words === (last.get(region) ?? '') || isSilent(region)) return
      last.set(region, words)
      if (words) said.push(`${isUrgent(region) ? 'at once' : 'in turn'}: ${words}`)
    }
    const regionsIn = (node: Node): Element[] =>
      node instanceof Element
        ? [...(node.matches(REGIONS) ? [node] : []), ...node.querySelectorAll(REGIONS)]
        : []
    const watch = (root: Node) =>
      new MutationObserver(changes => {
        const changed = new Set<Element>()
        for (const { target, addedNodes } of changes) {
          const around = target instanceof Element ? target : target.parentElement
          const region = around?.closest(REGIONS)
          if (region) changed.add(region)
          for (const came of [...addedNodes].flatMap(regionsIn)) {
            if (region?.contains(came)) continue
            // A polite region inserted together with its text is not announced.
            if (isUrgent(came)) changed.add(came)
            else last.set(came, wordsOf(came))
          }
        }
        for (const region of changed) say(region)
      }).observe(root, { subtree: true, childList: true, characterData: true })
    watch(document)
    Element.prototype.attachShadow = new Proxy(Element.prototype.attachShadow, {
      apply(target, self, given: [ShadowRootInit]) {
        const root = Reflect.apply(target, self, given)
        watch(root)
        return root
      },
    })
  })
  return () => page.evaluate(() => globalThis.spoken?.splice(0) ?? [])
}
