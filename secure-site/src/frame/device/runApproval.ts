import { isFailure } from '../failures'
import { say } from '../language/speak'
import { element } from '../review/element'
import { visibleLine } from '../review/visibleText'
import { texts } from '../texts'
import type { DeviceQuestion, DeviceQuestions } from './createDeviceQuestions'

const LINE_LIMIT = 200
const MINUTE_MS = 60_000

export interface ApprovalPorts {
  readonly document: Document
  readonly linkToken: string
  readonly questions: DeviceQuestions
  /** ms since 1970. */
  now(): number
}

const minutesSince = (askedAt: number, now: number) =>
  Math.max(0, Math.floor((now - askedAt) / MINUTE_MS))

const agoOf = (minutes: number) =>
  minutes === 0 ? texts.device.justNow : say(texts.device.ago, { minutes })

/**
 * The page behind the link in the email: shows who requested the login and from where, and decides
 * only on a press.
 */
export function runApproval({ document, linkToken, questions, now }: ApprovalPorts): void {
  const words = texts.device

  document.title = words.title

  function put(title: string, content: readonly HTMLElement[]) {
    const heading = element(document, 'h1', { id: 'title', tabindex: '-1' }, [title])
    const card = element(document, 'main', { class: 'card', 'aria-labelledby': 'title' }, [
      element(document, 'header', {}, [heading]),
      element(document, 'div', { class: 'body', role: 'status' }, content),
    ])
    document.body.replaceChildren(card)
    heading.focus()
    return card
  }
  const paragraph = (text: string) => element(document, 'p', { class: 'lead' }, [text])

  const fail = (thrown: unknown) => {
    const code = isFailure(thrown) ? thrown.code : null
    put(code === 'DEVICE_EXPIRED' ? words.expiredTitle : words.failedTitle, [
      paragraph(code === 'DEVICE_EXPIRED' ? words.expired : words.failed),
    ])
  }

  const decide = async (decision: 'approve' | 'decline') => {
    put(words.title, [paragraph(words.working)])
    await questions.decide(linkToken, decision)
    if (decision === 'approve') put(words.approvedTitle, [paragraph(words.approved)])
    else put(words.declinedTitle, [paragraph(words.declined)])
  }

  const button = (look: string, label: string, decision: 'approve' | 'decline') => {
    const made = element(document, 'button', { type: 'button', class: look }, [label])
    made.addEventListener('click', event => {
      if (event.isTrusted) decide(decision).catch(fail)
    })
    return made
  }

  function askVisitor({ hostOrigin, deviceName, askedAt }: DeviceQuestion) {
    const row = (label: string, value: string) =>
      element(document, 'div', { class: 'row' }, [
        element(document, 'dt', {}, [label]),
        element(document, 'dd', {}, [visibleLine(value, LINE_LIMIT)]),
      ])
    const card = put(words.title, [
      paragraph(words.question),
      element(document, 'div', { class: 'host' }, [
        element(document, 'p', { class: 'host-origin', dir: 'ltr' }, [
          visibleLine(hostOrigin, LINE_LIMIT),
        ]),
      ]),
      element(document, 'section', { class: 'rows' }, [
        element(document, 'dl', {}, [
          row(words.browser, deviceName),
          row(words.asked, agoOf(minutesSince(askedAt, now()))),
        ]),
      ]),
      paragraph(words.advice),
    ])
    card.append(
      element(document, 'footer', {}, [
        element(document, 'div', { class: 'actions' }, [
          button('quiet', words.decline, 'decline'),
          button('strong', words.approve, 'approve'),
        ]),
      ]),
    )
  }

  put(words.title, [paragraph(words.reading)])
  questions.read(linkToken).then(askVisitor).catch(fail)
}
