import * as v from 'valibot'
import { base64urlnopad } from '@scure/base'
import { element } from '../review/element'
import { texts } from '../texts'
import { WindowQuestion } from './createPasskeyWindow'
import { isPasskeyError } from './passkey'
import type { Passkeys } from './passkey'

export interface PasskeyWindowPorts {
  readonly window: Pick<Window, 'opener' | 'location' | 'addEventListener'>
  readonly document: Document
  readonly passkeys: Passkeys
  /** Calls back once, after `ms`. */
  after(ms: number, call: () => void): void
}

/** The opener replies immediately. */
const ANSWER_MS = 10_000

function wordsOf(thrown: unknown): string {
  if (!isPasskeyError(thrown)) return texts.unlock.failed
  return thrown.trouble === 'unsupported' ? texts.unlock.unsupported : texts.unlock.windowNotUsed
}

/**
 * The window in which a passkey is used for the frame that opened it. It exchanges messages with
 * its own origin only, so an opener of another origin gets no response.
 */
export function runPasskeyWindow(ports: PasskeyWindowPorts): void {
  const { window, document, passkeys } = ports
  const words = texts.unlock
  document.title = words.windowTitle
  const { origin } = window.location
  const opener = window.opener as Window | null
  const message = element(document, 'p', { class: 'problem', role: 'alert' }, [])

  function put(text: string, foot: readonly HTMLElement[]) {
    const heading = element(document, 'h1', { id: 'title', tabindex: '-1' }, [words.windowTitle])
    document.body.replaceChildren(
      element(document, 'main', { class: 'card', 'aria-labelledby': 'title' }, [
        element(document, 'header', {}, [heading]),
        element(document, 'div', { class: 'body' }, [
          element(document, 'p', { class: 'lead', role: 'status' }, [text]),
          message,
        ]),
        ...foot,
      ]),
    )
    heading.focus()
  }

  const say = (said: unknown) => opener?.postMessage(said, origin)
  let isAsked = false

  function ask(question: v.InferOutput<typeof WindowQuestion>) {
    const button = element(document, 'button', { type: 'button', class: 'strong' }, [
      words.usePasskey,
    ])
    button.addEventListener('click', () => {
      message.textContent = ''
      passkeys
        .use(question)
        .then(secret => {
          say({ kind: 'secret', secret: base64urlnopad.encode(secret) })
          // The opener closes this window.
          put(opener?.closed === false ? words.windowDone : words.windowLost, [])
        })
        .catch((thrown: unknown) => {
          message.textContent = wordsOf(thrown)
        })
    })
    put(words.windowLead, [
      element(document, 'footer', {}, [element(document, 'div', { class: 'actions' }, [button])]),
    ])
  }

  if (!opener) {
    put(words.windowLost, [])
    return
  }
  put(words.windowWaiting, [])
  window.addEventListener('message', event => {
    if (event.origin !== origin || event.source !== opener) return
    const question = v.safeParse(WindowQuestion, event.data)
    if (!question.success) return
    isAsked = true
    ask(question.output)
  })
  say({ kind: 'ready' })
  ports.after(ANSWER_MS, () => {
    if (!isAsked) put(words.windowLost, [])
  })
}
