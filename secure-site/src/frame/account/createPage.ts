import { isFailure } from '../failures'
import { element } from '../review/element'
import { accountTexts } from './texts'

export interface PageButton {
  readonly label: string
  /** Shown below the label in smaller letters. */
  readonly note?: string
  readonly look?: 'strong' | 'quiet' | 'danger'
  /** Called on a trusted click, or on Enter in a field. Failures are shown below the content. */
  onPress(): Promise<void> | void
}

/** A term and its value; an address is set in a monospaced font. */
export type PageRow = readonly [term: string, value: string, look?: 'address']

export interface PageView {
  readonly title: string
  readonly content: readonly HTMLElement[]
  readonly buttons: readonly PageButton[]
  /** The button that Enter in a field presses. */
  readonly onEnter?: PageButton
}

export interface Page {
  show(view: PageView): void
  /** Shows a busy state in which nothing can be pressed. */
  showWorking(title: string, words: string): void
  /** Shows a message below the current content. */
  say(words: string): void
  paragraph(text: string): HTMLElement
  warning(text: string): HTMLElement
  rows(rows: readonly PageRow[]): HTMLElement
  field(id: string, label: string, attributes: Readonly<Record<string, string>>): HTMLInputElement
  labelled(input: HTMLInputElement): HTMLElement
  readonly document: Document
}

/** A top-level page of the site: one card with a heading, content and buttons. */
export function createPage(document: Document): Page {
  const labels = new WeakMap<HTMLInputElement, string>()
  const problem = element(document, 'p', { id: 'problem', class: 'problem', role: 'alert' }, [])
  /**
   * The press being handled. Further presses are ignored until it finishes or shows a view with
   * buttons.
   */
  let current: object | null = null
  let shown: PageView | null = null
  let isWorking = false

  const say = (words: string) => {
    problem.textContent = words
  }

  async function press({ onPress }: PageButton) {
    if (current) return
    const own = {}
    current = own
    say('')
    try {
      await onPress()
    } catch (thrown) {
      // Return from the busy state to a view the user can retry from.
      if (isWorking && shown) draw(shown)
      say(isFailure(thrown) ? thrown.message : accountTexts.failed)
    } finally {
      if (current === own) current = null
    }
  }

  const enter = (input: HTMLInputElement, button: PageButton) => {
    input.addEventListener('keydown', event => {
      if (event.key === 'Enter') press(button).catch(() => undefined) // reported by press
    })
  }

  function drawButton(button: PageButton) {
    const { label, note, look = 'strong' } = button
    // The space separates label and note in the button's accessible name.
    const below =
      note === undefined ? [] : [' ', element(document, 'span', { class: 'below' }, [note])]
    const made = element(document, 'button', { type: 'button', class: look }, [label, ...below])
    made.addEventListener('click', event => {
      if (event.isTrusted) press(button).catch(() => undefined) // reported by press
    })
    return made
  }

  function put(title: string, content: readonly HTMLElement[], foot: readonly HTMLElement[]) {
    const heading = element(document, 'h1', { id: 'title', tabindex: '-1' }, [title])
    document.body.replaceChildren(
      element(document, 'main', { class: 'card', 'aria-labelledby': 'title' }, [
        element(document, 'header', {}, [heading]),
        element(document, 'div', { class: 'body' }, [...content, problem]),
        ...foot,
      ]),
    )
    return heading
  }

  function draw({ title, content, buttons }: PageView) {
    isWorking = false
    const heading = put(title, content, [
      element(document, 'footer', {}, [
        element(document, 'div', { class: 'actions stacked' }, buttons.map(drawButton)),
      ]),
    ])
    const first = [...document.querySelectorAll('input')].find(input => !input.hidden)
    ;(first ?? heading).focus()
  }

  return {
    document,
    say,
    show: view => {
      say('')
      shown = view
      current = null
      draw(view)
      const { onEnter } = view
      if (onEnter) for (const input of document.querySelectorAll('input')) enter(input, onEnter)
    },
    showWorking: (title, words) => {
      isWorking = true
      put(title, [element(document, 'p', { class: 'lead', role: 'status' }, [words])], []).focus()
    },
    paragraph: text => element(document, 'p', { class: 'lead' }, [text]),
    warning: text => element(document, 'div', { class: 'warning' }, [text]),
    rows: rows =>
      element(
        document,
        'dl',
        {},
        rows.map(([label, value, look]) =>
          element(document, 'div', { class: 'row tall' }, [
            element(document, 'dt', {}, [label]),
            element(document, 'dd', look ? { class: 'leaf', dir: 'ltr' } : { dir: 'auto' }, [
              value,
            ]),
          ]),
        ),
      ),
    field: (id, label, attributes) => {
      const input = element(
        document,
        'input',
        { id, dir: 'ltr', 'aria-describedby': 'problem', ...attributes },
        [],
      )
      labels.set(input, label)
      return input
    },
    labelled: input =>
      element(document, 'div', { class: 'field-of-form' }, [
        element(document, 'label', { for: input.id }, [labels.get(input) ?? '']),
        input,
      ]),
  }
}
