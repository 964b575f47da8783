import type { StepScreen } from '../review/createReviewScreen'
import { element } from '../review/element'

/** Shows an unlock step on the site's own top-level page: without a host origin. */
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
