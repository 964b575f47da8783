import { failure, isFailure } from '../failures'
import { declined } from '../requests/createReviewQueue'
import { element } from '../review/element'
import type { StepScreen } from '../review/createReviewScreen'
import { texts } from '../texts'
import type { PasskeyWindow } from './createPasskeyWindow'
import type { KeptRecovery } from './keptRecovery'
import { isPasskeyError } from './passkey'
import type { Passkeys } from './passkey'
import { stretchPassword } from './password'
import { openShare } from './sealShare'

/** Time limit for the user: an abandoned page must not keep the prompt open. */
const LIMIT_MS = 5 * 60_000

/**
 * Asks for the recovery method until it opens the share, the user cancels (4001), or `signal`
 * aborts.
 * @returns the unencrypted recovery share
 */
export type OpenSealed = (
  kept: KeptRecovery,
  account: string,
  signal: AbortSignal,
) => Promise<Uint8Array>

export interface OpenSealedPorts {
  readonly screen: StepScreen
  readonly document: Document
  readonly crypto: Crypto
  readonly passkeys: Passkeys
  readonly openWindow: PasskeyWindow
}

/** The controls of one attempt. */
function createControls(document: Document, account: string) {
  const words = texts.unlock
  const message = element(
    document,
    'p',
    { id: 'unlock-message', class: 'problem', role: 'alert' },
    [],
  )
  const progress = element(document, 'p', { class: 'reason', role: 'status' }, [])
  const button = (look: string, label: string) =>
    element(document, 'button', { type: 'button', class: look }, [label])
  return {
    words,
    message,
    progress,
    button,
    /** Lets password managers associate the password with the account. */
    username: element(
      document,
      'input',
      {
        type: 'text',
        name: 'username',
        autocomplete: 'username',
        hidden: '',
        readonly: '',
        value: account,
      },
      [],
    ),
    field: element(
      document,
      'input',
      {
        id: 'recovery-password',
        type: 'password',
        autocomplete: 'current-password',
        maxlength: '256',
        'aria-describedby': 'unlock-message',
      },
      [],
    ),
  }
}

const wordsFor = (thrown: unknown): string => {
  const { unlock } = texts
  if (isPasskeyError(thrown)) return unlock[thrown.trouble]
  return isFailure(thrown) ? thrown.message : unlock.failed
}

/**
 * Unlocks on the frame's own screen, so that the embedding page learns nothing of the password or
 * passkey.
 */
export function createOpenSealed(ports: OpenSealedPorts): OpenSealed {
  const { screen, document, crypto, passkeys, openWindow } = ports

  return (kept, account, withdrawn) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const over = new AbortController()
      const controls = createControls(document, account)
      const { words, message, progress, field } = controls
      const settle = (end: () => void) => {
        over.abort()
        field.value = ''
        document.defaultView?.clearTimeout(limit)
        end()
      }
      const limit = document.defaultView?.setTimeout(
        () => settle(() => reject(failure('CANCELLED'))),
        LIMIT_MS,
      )
      withdrawn.addEventListener('abort', () => settle(() => reject(failure('CANCELLED'))), {
        signal: over.signal,
      })
      if (withdrawn.aborted) return settle(() => reject(failure('CANCELLED')))

      /** The current attempt. One that waits for a window can be replaced by another. */
      let current: { readonly inWindow: AbortController | null } | null = null
      const isBusy = () => current !== null && current.inWindow === null
      /** Runs one attempt at a time and shows its outcome; the user may retry. */
      async function attempt(
        working: string,
        wrong: string,
        secretOf: () => Promise<Uint8Array>,
        inWindow: AbortController | null = null,
      ) {
        if (isBusy()) return
        current?.inWindow?.abort()
        const own = { inWindow }
        current = own
        message.textContent = ''
        progress.textContent = working
        try {
          const secret = await secretOf()
          const share = await openShare(secret, kept.recoveryShare, account, crypto)
          secret.fill(0)
          if (over.signal.aborted || own !== current) return
          if (share) settle(() => resolve(share))
          else message.textContent = wrong
        } catch (thrown) {
          if (own === current) message.textContent = wordsFor(thrown)
        } finally {
          if (own === current) {
            current = null
            progress.textContent = ''
          }
        }
      }

      const cancel = controls.button('quiet', words.cancel)
      cancel.addEventListener('click', () => settle(() => reject(declined())))
      const foot = (...buttons: readonly HTMLElement[]) =>
        element(document, 'footer', {}, [
          element(document, 'div', { class: 'actions' }, [cancel, ...buttons]),
          progress,
        ])
      const lead = (text: string) => element(document, 'p', { class: 'lead' }, [text])

      const { seal } = kept
      if (seal.method === 'password') {
        const unlock = controls.button('strong', words.unlock)
        const submit = () => {
          const password = field.value
          attempt(words.working, words.wrongPassword, () => stretchPassword(password, seal)).catch(
            reject,
          )
        }
        unlock.addEventListener('click', submit)
        field.addEventListener('keydown', event => {
          if (event.key === 'Enter') submit()
        })
        const label = element(document, 'label', { for: 'recovery-password' }, [words.password])
        screen.showStep(
          words.title,
          [lead(words.passwordLead), controls.username, label, field, message],
          foot(unlock),
        )
        return
      }
      const inFrame = controls.button('strong', words.usePasskey)
      const inWindow = controls.button('link', words.useWindow)
      inFrame.addEventListener('click', () => {
        attempt(words.waiting, words.wrongPasskey, () => passkeys.use(seal)).catch(reject)
      })
      inWindow.addEventListener('click', () => {
        if (isBusy()) return
        const ending = new AbortController()
        over.signal.addEventListener('abort', () => ending.abort(), { signal: ending.signal })
        const { blockedUrl, secret } = openWindow(seal, ending.signal)
        const trying = attempt(words.waitingWindow, words.wrongPasskey, () => secret, ending)
        if (blockedUrl !== null) {
          // Browsers that block scripted popups still open links.
          const attributes = { class: 'link', href: blockedUrl, target: '_blank', rel: 'opener' }
          const link = element(document, 'a', attributes, [words.openWindow])
          inWindow.replaceWith(link)
          message.textContent = words.blocked
          link.focus()
          // the attempt reports it
          secret.catch(() => undefined).finally(() => link.replaceWith(inWindow))
        }
        trying.catch(reject)
      })
      screen.showStep(words.title, [lead(words.passkeyLead), message, inWindow], foot(inFrame))
    })
}
