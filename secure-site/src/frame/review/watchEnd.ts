/** Where there is more of a review than the visitor has seen: below the fold, or inside a text that scrolls by itself. */
export type Unseen = 'below' | 'inside'

export interface EndWatch {
  /** Null once the end of every part was on screen. Measured anew each time: the page may have resized the frame. */
  unseen(): Unseen | null
  stop(): void
}

/** Browsers round the heights of zoomed pages. */
const SLACK_PX = 2

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight <= SLACK_PX
const scrolls = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + SLACK_PX

/**
 * Follows the visitor to the end of a review. An end counts for good once it was scrolled to; a part that fits counts only while it
 * fits, so that a page which draws the frame large, and small again before the press, gains nothing.
 *
 * @param onReached told when the last end was scrolled to
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
  // A scroll does not bubble; it is heard on its way down.
  body.addEventListener('scroll', follow, true)
  return { unseen, stop: () => body.removeEventListener('scroll', follow, true) }
}
