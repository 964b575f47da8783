import type { StepScreen } from '../review/createReviewScreen'
import { element } from '../review/element'

/** Unlocking on the site's own page, which no other page holds: without the origin of a host. */
export const showStepOnPage =
  (document: Document): StepScreen['showStep'] =>
  (title, content, foot) => {
    const heading = element(document, 'h1', { id: 'title', tabindex: '-1' }, [title])
    document.body.replaceChildren(
      element(document, 'main', { class: 'card', 'aria-labelledby': 'title' }, [
        element(document, 'header', {}, [heading]),
        element(document, 'div', { class: 'body' }, content),
        foot,
      ]),
    )
    heading.focus()
  }
