import { say } from '../language/speak'
import type { ReviewScreen } from '../requests/createReviewQueue'
import { texts } from '../texts'
import { createPressGuard, SETTLE_MS } from './createPressGuard'
import type { Hindrance, PressGuard } from './createPressGuard'
import { drawReview } from './drawReview'
import { element } from './element'
import type { Review } from './review'
import { watchEnd } from './watchEnd'
import { watchPlace } from './watchPlace'

export interface ReviewScreenPorts {
  readonly document: Document
  now(): number
  /** Origin of the embedding page, as the browser reports it. */
  hostOrigin(): string | null
  /** The page's self-declared name. */
  hostName(): string | null
  onClose(): void
}

const waitFor = (hindrance: Hindrance): string =>
  ({
    settling: texts.waitSettling,
    covered: texts.waitCovered,
    below: texts.waitBelow,
    inside: texts.waitInside,
  })[hindrance]

/** Shows why Approve waits, and enables it when it no longer does. */
function followGuard(guard: PressGuard, button: HTMLButtonElement, reason: HTMLElement) {
  const view = button.ownerDocument.defaultView
  let timer: number | undefined
  const draw = () => {
    view?.clearTimeout(timer)
    const hindrance = guard.hindrance()
    button.setAttribute('aria-disabled', String(hindrance !== null))
    reason.textContent = hindrance === null ? '' : waitFor(hindrance)
    if (hindrance === 'settling') timer = view?.setTimeout(draw, SETTLE_MS / 5)
  }
  return { draw, stop: () => view?.clearTimeout(timer) }
}

/** A step before the review, such as unlocking the key. */
export interface StepScreen {
  /** Shows content under a heading, with the page's origin above it and `foot` below. */
  showStep(title: string, content: readonly HTMLElement[], foot: HTMLElement): void
}

/** The frame's only screen. Empty and transparent while no request is pending. */
export function createReviewScreen(ports: ReviewScreenPorts): ReviewScreen & StepScreen {
  const { document, now } = ports
  const root = document.body
  let clear: () => void = () => undefined

  /**
   * A hidden frame must not take focus from the page: its heading waits until the card hands focus
   * over.
   */
  function focusOn(heading: HTMLElement) {
    if (document.hasFocus()) {
      heading.focus()
      return
    }
    const take = () => {
      if (heading.isConnected) heading.focus()
    }
    document.defaultView?.addEventListener('focus', take, { once: true })
  }

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && root.hasChildNodes()) ports.onClose()
  }
  document.addEventListener('keydown', closeByKey)

  function host() {
    const [name, origin] = [ports.hostName(), ports.hostOrigin()]
    return element(document, 'div', { class: 'host' }, [
      element(document, 'p', { class: 'host-origin', ...(origin !== null && { dir: 'ltr' }) }, [
        origin ?? texts.unknownPage,
      ]),
      ...(name === null
        ? []
        : [element(document, 'p', { class: 'host-claim' }, [say(texts.claim, { name })])]),
    ])
  }

  function header(title: string) {
    const close = element(
      document,
      'button',
      { type: 'button', class: 'close', 'aria-label': texts.close },
      [],
    )
    close.addEventListener('click', () => ports.onClose())
    const heading = element(document, 'h1', { id: 'title', tabindex: '-1' }, [title])
    return { heading, bar: element(document, 'header', {}, [heading, close]) }
  }

  function put(title: string, content: readonly HTMLElement[], foot?: HTMLElement) {
    clear()
    const { heading, bar } = header(title)
    const body = element(
      document,
      'div',
      {
        class: 'body',
        tabindex: '0', // it scrolls, so the keyboard must reach it
        role: 'group',
        'aria-labelledby': 'title',
      },
      [host(), ...content],
    )
    const card = element(document, 'main', { class: 'card', 'aria-labelledby': 'title' }, [
      bar,
      body,
      ...(foot ? [foot] : []),
    ])
    root.replaceChildren(card)
    clear = () => undefined
    return { heading, body }
  }

  const rejectButton = (onPress: () => void) => {
    const button = element(document, 'button', { type: 'button', class: 'quiet' }, [texts.reject])
    button.addEventListener('click', onPress)
    return button
  }

  function show(review: Review, settle: (choice: 'approved' | 'rejected') => void) {
    const reason = element(
      document,
      'p',
      { id: 'reason', class: 'reason', 'aria-live': 'polite' },
      [],
    )
    const approve = element(
      document,
      'button',
      { type: 'button', class: 'strong', 'aria-describedby': 'reason' },
      [review.approveLabel],
    )
    const reject = rejectButton(() => settle('rejected'))
    const actions = element(document, 'div', { class: 'actions' }, [
      reject,
      ...(review.isRefused === true ? [] : [approve]),
    ])
    const { heading, body } = put(
      review.title,
      drawReview(document, review),
      element(document, 'footer', {}, [actions, reason]),
    )
    const end = watchEnd(body, () => {
      guard.noteChange() // the part that appeared last must be seen, too
      follower.draw()
    })
    const guard = createPressGuard(now, end.unseen)
    const follower = followGuard(guard, approve, reason)
    approve.addEventListener('click', event => {
      if (guard.judge(event) === null) settle('approved')
      else follower.draw()
    })
    const stopWatching = watchPlace(body, approve, guard, follower.draw)
    guard.noteChange()
    if (review.isRefused === true) reason.textContent = texts.cannotApprove
    else follower.draw()
    focusOn(heading)
    clear = () => {
      stopWatching()
      end.stop()
      follower.stop()
    }
  }

  const waiting = (words: string) => [
    element(document, 'p', { class: 'waiting', role: 'status' }, [words]),
  ]

  return {
    showReading: (_method, signal) =>
      new Promise(resolve => {
        if (signal.aborted) return
        const actions = element(document, 'div', { class: 'actions' }, [
          rejectButton(() => resolve('rejected')),
        ])
        const { heading } = put(
          texts.reading,
          waiting(texts.reading),
          element(document, 'footer', {}, [actions]),
        )
        focusOn(heading)
      }),
    show: (review, signal) =>
      new Promise(resolve => {
        if (signal.aborted) return
        show(review, resolve)
      }),
    showStep: (title, content, foot) => {
      focusOn(put(title, content, foot).heading)
    },
    showWorking: (words = texts.working) => {
      focusOn(put(words, waiting(words)).heading)
    },
    hide: () => {
      clear()
      clear = () => undefined
      root.replaceChildren()
    },
  }
}
