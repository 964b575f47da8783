import { ACCOUNT_PROJECT } from '../../shared/recovery'
import { isFailure } from '../failures'
import type { Session } from '../login/createSession'
import type { Server } from '../server/createServer'
import type { Page, PageButton } from './createPage'
import type { WaysIn } from './createWaysIn'
import { accountTexts } from './texts'

export interface SignInPorts {
  readonly page: Page
  readonly server: Server
  readonly session: Session
  readonly waysIn: WaysIn
  /** The site's own origin. */
  readonly origin: string
}

export interface SignIn {
  /** Asks for an email address and signs in with the code sent to it. */
  show(): void
  /** Requests a new code from the signed-in user; `onDone` resumes what needed it. */
  showFreshCode(email: string, onDone: () => Promise<void>, onBack: () => void): Promise<void>
}

/** Sign-in on the account page: the same steps as in the frame, as a separate device. */
export function createSignIn(ports: SignInPorts, onSignedIn: () => Promise<void>): SignIn {
  const { page, server, session, waysIn, origin } = ports
  const words = accountTexts.signIn

  function showCode(
    loginId: string,
    lead: string,
    next: { onDone(): Promise<void>; onBack(): void },
  ) {
    const code = page.field('code', words.codeLabel, {
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      maxlength: '12',
    })
    const enter: PageButton = {
      label: words.enter,
      onPress: async () => {
        const typed = code.value.replace(/\s/g, '')
        await session.adopt(await server.submitCode({ loginId, code: typed }))
        page.showWorking(accountTexts.title, accountTexts.working)
        await next.onDone()
      },
    }
    page.show({
      title: words.codeTitle,
      content: [page.paragraph(lead), page.labelled(code)],
      buttons: [enter, { label: accountTexts.back, look: 'quiet', onPress: next.onBack }],
      onEnter: enter,
    })
  }

  const begin = async (email: string) =>
    server.requestCode({
      email,
      deviceId: await session.deviceId(),
      hostOrigin: origin,
      projectId: ACCOUNT_PROJECT,
    })

  async function awaitDevice(loginId: string, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      const { isApproved } = await server.awaitDevice(loginId, signal)
      if (isApproved) return true
    }
    return false
  }

  /** Waits until the link in the email is opened; `onBack` gives up. */
  function showDevice(loginId: string, onAllowed: () => void, onBack: () => void) {
    const waiting = new AbortController()
    page.show({
      title: words.deviceTitle,
      content: [page.paragraph(words.device)],
      buttons: [
        {
          label: accountTexts.back,
          look: 'quiet',
          onPress: () => {
            waiting.abort()
            onBack()
          },
        },
      ],
    })
    awaitDevice(loginId, waiting.signal)
      .then(isAllowed => {
        if (isAllowed && !waiting.signal.aborted) onAllowed()
      })
      .catch((thrown: unknown) => {
        if (!waiting.signal.aborted)
          page.say(isFailure(thrown) ? thrown.message : accountTexts.failed)
      })
  }

  function show() {
    const email = page.field('email', words.email, {
      type: 'email',
      autocomplete: 'email',
      maxlength: '254',
    })
    const send: PageButton = {
      label: words.send,
      onPress: async () => {
        const { loginId, step } = await begin(email.value)
        const next = { onDone: onSignedIn, onBack: show }
        if (step === 'code') showCode(loginId, words.code, next)
        else showDevice(loginId, () => showCode(loginId, words.code, next), show)
      },
    }
    page.show({
      title: words.title,
      content: [page.paragraph(words.lead), page.labelled(email)],
      buttons: [send, ...waysIn.button(show)],
      onEnter: send,
    })
  }

  return {
    show,
    showFreshCode: async (email, onDone, onBack) => {
      const { loginId, step } = await begin(email)
      const next = { onDone, onBack }
      if (step === 'code') showCode(loginId, words.freshCode, next)
      else showDevice(loginId, () => showCode(loginId, words.freshCode, next), onBack)
    },
  }
}
