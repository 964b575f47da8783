import { codeIn, createBrowser, textIn } from './createBrowser'
import { HOST_ORIGIN } from './startTestSite'
import type { TestSite } from './startTestSite'

const MINUTE_MS = 60_000

/** A signed-in browser, with the steps of an email change. */
export async function signIn(site: TestSite, email: string, browser = createBrowser(site)) {
  const { session, token } = await browser.logIn(email)
  site.clock.move(MINUTE_MS)
  const ask = (path: string, body: unknown, headers: Record<string, string> = session) =>
    browser.post(`/api/email/${path}`, body, headers)
  const begin = (newEmail: string, more: Record<string, unknown> = {}) =>
    ask('change', { email: newEmail, hostOrigin: HOST_ORIGIN, projectId: 'demo', ...more })
  const enter = (step: 'primary' | 'secondary', changeId: string, code: string) =>
    ask(step, { changeId, code })
  const nextCode = async (to: string) => codeIn((await site.mailbox.nextMail(to)).subject)

  /** Continues until the new address's code is requested; returns the id of the change. */
  async function passPrimary(newEmail: string) {
    const changeId = textIn((await begin(newEmail)).body, 'changeId')
    await enter('primary', changeId, await nextCode(email))
    return changeId
  }

  /** The complete change. */
  async function change(newEmail: string) {
    const changeId = await passPrimary(newEmail)
    return enter('secondary', changeId, await nextCode(newEmail))
  }

  const readSession = () => browser.request('GET', '/api/session', undefined, session)

  return {
    browser,
    email,
    session,
    token,
    ask,
    begin,
    enter,
    nextCode,
    passPrimary,
    change,
    readSession,
  }
}

/** Any other code. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
