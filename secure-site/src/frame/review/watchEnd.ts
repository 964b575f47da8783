/** Where the user has not seen the end: below the fold, or inside a text that scrolls by itself. */
export type Unseen = 'below' | 'inside'

export interface EndWatch {
  /**
   * Null once the end of every part was on screen. Measured on each call, as the page may have
   * resized the frame.
   */
  unseen(): Unseen | null
  stop(): void
}

/** Browsers round the heights of zoomed pages. */
const SLACK_PX = 2

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight <= SLACK_PX
const scrolls = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + SLACK_PX

/**
 * Tracks whether the user reached the end of a review. An end that was scrolled to counts for good;
 * a part that fits counts only while it fits, so a page gains nothing by enlarging the frame and
 * shrinking it before the press.
 *
 * @param onReached called when an end was scrolled to
 */
export function watchEnd(body: HTMLElement, onReached: () => void): EndWatch {
  const texts = [...body.querySelectorAll('pre')]
  const reached = new Set<Element>()
  const isUnseen = (part: Element) => scrolls(part) && !reached.has(part)

  const unseen = (): Unseen | null => {
    if (isUnseen(body)) return 'below'
    return texts.some(isUnseen) ? 'inside' : null
  }
  const follow = ({ target }: Event) => {
    const part = [body, ...texts].find(each => each === target)
    if (!part || !isUnseen(part) || !isAtEnd(part)) return
    reached.add(part)
    onReached()
  }
  // Scroll events don't bubble, so listen in the capture phase.
  body.addEventListener('scroll', follow, true)
  return { unseen, stop: () => body.removeEventListener('scroll', follow, true) }
}
