import { element } from '../review/element'

/** Draws a popup page: a heading, a sentence, and optionally a spinner. */
export function putCard(
  document: Document,
  {
    title,
    words,
    isBusy,
  }: { readonly title: string; readonly words: string; readonly isBusy: boolean },
): HTMLElement {
  document.title = title
  const heading = element(document, 'h1', { id: 'title', tabindex: '-1' }, [title])
  const lead = element(document, 'p', { class: 'lead' }, [words])
  const spinner = element(document, 'div', { class: 'spinner', 'aria-hidden': 'true' }, [])
  const body = element(document, 'div', { class: 'body', role: 'status' }, [
    ...(isBusy ? [spinner] : []),
    lead,
  ])
  const card = element(document, 'main', { class: 'card', 'aria-labelledby': 'title' }, [
    element(document, 'header', {}, [heading]),
    body,
  ])
  document.body.replaceChildren(card)
  heading.focus()
  return lead
}
