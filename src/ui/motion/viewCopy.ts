import { animate } from './animate'

/** A static copy of a view, with its position when it was taken. */
export interface ViewCopy {
  readonly picture: HTMLElement
  readonly opacity: string
  readonly transform: string
  readonly scrolls: readonly number[]
}

/** Elements that would load, play or be found a second time in a copy. */
const LIVE_PARTS = 'iframe, video, audio, object, script, dialog'
const NAMED = ['id', 'name', 'for', 'data-testid', 'aria-live', 'role'] as const

/**
 * Copies a view before it changes; nothing in the copy is focusable, announced or found by name.
 */
export function copyView(view: HTMLElement): ViewCopy {
  const style = view.ownerDocument.defaultView?.getComputedStyle(view)
  const scrolls = [...view.querySelectorAll('*')].map(element => element.scrollTop)
  const picture = view.cloneNode(true) as HTMLElement
  const parts = [picture, ...picture.querySelectorAll('*')]
  for (const part of parts) NAMED.forEach(name => part.removeAttribute(name))
  for (const part of picture.querySelectorAll(LIVE_PARTS)) part.replaceWith(createBlank(part))
  picture.removeAttribute('data-view')
  picture.dataset['wmPart'] = 'view-leaving'
  picture.inert = true
  // Keeps its height while the clip around it shrinks.
  picture.style.blockSize = `${view.offsetHeight}px`
  picture.setAttribute('aria-hidden', 'true')
  return {
    picture,
    opacity: style?.opacity ?? '1',
    transform: style?.transform ?? 'none',
    scrolls,
  }
}

const createBlank = (part: Element) => part.ownerDocument.createElement('span')

/** Fades the copy out over the new view and removes it. Without animations it is never shown. */
export function animateCopyOut(
  clip: HTMLElement,
  copy: ViewCopy,
  motion: { readonly travel: number; readonly duration: number; readonly easing: string },
): void {
  const { picture, opacity, transform, scrolls } = copy
  for (const older of clip.querySelectorAll(':scope > [data-wm-part="view-leaving"]'))
    older.remove()
  if (typeof picture.animate !== 'function' || !motion.duration) return
  Object.assign(picture.style, {
    position: 'absolute',
    insetInline: '0',
    insetBlockStart: '0',
    pointerEvents: 'none',
  })
  clip.append(picture)
  ;[...picture.querySelectorAll('*')].forEach((part, index) => {
    const scroll = scrolls[index]
    if (scroll) part.scrollTop = scroll
  })
  const animation = animate(
    picture,
    [
      { opacity, transform },
      { opacity: 0, transform: `translateX(${motion.travel}px)` },
    ],
    { duration: motion.duration, easing: motion.easing, fill: 'forwards' },
  )
  const remove = () => picture.remove()
  if (animation) animation.onfinish = animation.oncancel = remove
  else remove()
}
