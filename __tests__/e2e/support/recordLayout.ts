import type { Page } from '@playwright/test'

/** What the card showed, frame by frame. */
export interface LayoutRecord {
  /** How many frames contained the card. */
  readonly frames: number
  /** Parts that left their first position, in px of the card; transforms do not count. */
  readonly moves: readonly string[]
  /** Frames in which nothing was visible under the card's heading. */
  readonly blanks: readonly string[]
  /** The browser's layout shifts, including those right after an input. */
  readonly shifts: readonly string[]
}

export interface LayoutRecorder {
  /**
   * Returns what was recorded since the last call and resets it; elements that stay on screen stay
   * known.
   */
  take(): Promise<LayoutRecord>
}

declare global {
  var layoutRecord:
    { frames: number; moves: Map<string, string>; blanks: string[]; shifts: string[] } | undefined
}

/**
 * Records the positions of the card's parts in every frame, from the next page on. They are layout
 * offsets from the card's top edge, without transforms and scrolling, so that neither a view's
 * entrance nor the card's own height counts. With reduced motion they are the visible positions,
 * since nothing may move.
 */
export async function recordLayout(page: Page): Promise<LayoutRecorder> {
  await page.addInitScript(() => {
    const PARTS =
      'h1, h2, h3, p, button, a, input, textarea, label, img, [role="tab"], [role="tablist"], [role="timer"], [data-wm-part="row"], [data-wm-part="box"], [data-wm-part="bar"], [data-wm-part="qr"], [data-wm-part="qr-skeleton"], [data-wm-part="heading-title"]'
    const record = {
      frames: 0,
      moves: new Map<string, string>(),
      blanks: [] as string[],
      shifts: [] as string[],
    }
    globalThis.layoutRecord = record
    const known = new Map<unknown, { x: number; y: number }>()
    let shownView = ''

    const nameOf = (element: Element) => {
      const name = element.getAttribute('data-testid') ?? element.getAttribute('data-wm-part')
      return `${name ?? element.tagName} "${(element.textContent ?? '').slice(0, 30)}"`
    }
    const offsetIn = (card: HTMLElement, element: HTMLElement) => {
      let x = 0
      let y = 0
      let at: HTMLElement | null = element
      while (at && at !== card) {
        x += at.offsetLeft
        y += at.offsetTop
        at = at.offsetParent as HTMLElement | null
      }
      return { x, y }
    }
    /** The visible position, including transforms. */
    const drawnIn = (card: HTMLElement, element: HTMLElement) => {
      const around = card.getBoundingClientRect()
      const { left, top } = element.getBoundingClientRect()
      return { x: Math.round(left - around.left), y: Math.round(top - around.top) }
    }
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)')
    const opacityIn = (card: Element, element: Element) => {
      let opacity = 1
      let at: Element | null = element
      while (at && at !== card) {
        opacity *= Number(getComputedStyle(at).opacity)
        at = at.parentElement
      }
      return opacity
    }
    const isSeen = (card: Element, element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && opacityIn(card, element) > 0.05
    }
    /** Unscrolled rows of a long list may still be measured, which moves the rows below them. */
    const isInSight = (card: Element, element: Element) => {
      const around = card.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > Math.max(0, around.top) && top < Math.min(innerHeight, around.bottom)
    }
    const hasContent = (card: Element) => {
      const clip = card.querySelector('[data-wm-part="view-clip"]')
      if (!clip) return false
      const leaves = [...clip.querySelectorAll('*')].filter(
        element =>
          // A list's outline appears before its rows.
          element.matches('svg, img, input, [data-wm-part="skeleton"], [data-wm-part="group"]') ||
          [...element.childNodes].some(
            node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
          ),
      )
      return leaves.some(leaf => isSeen(card, leaf))
    }
    const look = () => {
      requestAnimationFrame(look)
      const root = document.querySelector('[data-wm-part="root"]')?.shadowRoot
      const card = root?.querySelector<HTMLElement>('[data-wm-part="card"]')
      const view = card?.querySelector<HTMLElement>('[data-wm-part="view"]')
      if (!card || !view || card.offsetHeight === 0) {
        known.clear()
        return
      }
      record.frames += 1
      const viewName = view.querySelector('[data-testid^="wm-view-"]')?.getAttribute('data-testid')
      const viewKey = `${view.dataset['view'] ?? ''} ${viewName ?? 'none'}`
      if (!hasContent(card)) record.blanks.push(viewKey)
      if (viewKey !== shownView) known.clear()
      shownView = viewKey
      const testIds = [...view.querySelectorAll('[data-testid]')].map(
        element => element.getAttribute('data-testid') ?? '',
      )
      for (const element of card.querySelectorAll<HTMLElement>(PARTS)) {
        if (element.closest('[data-wm-part="view-leaving"]')) continue
        if (element.offsetWidth <= 1 || element.offsetHeight <= 1) continue
        if (!isInSight(card, element)) continue
        const place = isReduced.matches ? drawnIn(card, element) : offsetIn(card, element)
        const testId = element.getAttribute('data-testid')
        const isAlone = testIds.indexOf(testId ?? '') === testIds.lastIndexOf(testId ?? '')
        const names = testId !== null && isAlone ? [element, testId] : [element]
        for (const name of names) {
          const first = known.get(name)
          if (!first) known.set(name, place)
          else if (Math.abs(first.x - place.x) > 1 || Math.abs(first.y - place.y) > 1) {
            record.moves.set(
              `${viewKey}: ${nameOf(element)}`,
              `from ${String(first.x)},${String(first.y)} to ${String(place.x)},${String(place.y)}`,
            )
          }
        }
      }
    }
    requestAnimationFrame(look)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const told = sources.map(({ node, previousRect: a, currentRect: b }) => {
          return `${node instanceof Element ? nameOf(node) : 'in the card'} ${[a, b].map(r => [r.x, r.y, r.width, r.height].map(Math.round).join(' ')).join(' -> ')}`
        })
        // The browser reports shadow-tree sources without a node; the host app's own page may shift
        // freely.
        if (sources.every(({ node }) => node)) continue
        record.shifts.push(`${value.toFixed(5)} in ${shownView}: ${told.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    take: () =>
      page.evaluate(async () => {
        await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
        const record = globalThis.layoutRecord
        if (!record) throw new Error('Nothing is recorded')
        const taken = {
          frames: record.frames,
          moves: [...record.moves].map(([name, how]) => `${name} ${how}`),
          blanks: record.blanks.map(name => name),
          shifts: record.shifts.map(text => text),
        }
        record.frames = 0
        record.moves.clear()
        record.blanks.length = 0
        record.shifts.length = 0
        return taken
      }),
  }
}
