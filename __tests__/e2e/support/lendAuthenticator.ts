import type { BrowserContext, Page } from '@playwright/test'

type Answer = { readonly id: string; readonly secret: readonly number[] } | null
type Question = { readonly id: readonly number[]; readonly salt: readonly number[] }

/**
 * Lets windows that open from now on use the authenticator of a tab: a device has one for all of them, Chromium's virtual one belongs
 * to the page that it was added to. The passkey is used in the tab, by the question of the window.
 */
export async function lendAuthenticator(context: BrowserContext, tab: Page) {
  await context.exposeBinding('askTab', ({ page }, asked: Question): Promise<Answer> => {
    if (page === tab) throw new Error('The tab has the authenticator itself')
    return tab.evaluate(async ({ id, salt }) => {
      const found = await navigator.credentials.get({
        publicKey: {
          challenge: new Uint8Array(32),
          userVerification: 'required',
          allowCredentials: [{ type: 'public-key', id: new Uint8Array(id) }],
          extensions: { prf: { eval: { first: new Uint8Array(salt) } } },
        },
      })
      const credential = found as PublicKeyCredential
      const first = credential.getClientExtensionResults().prf?.results?.first
      if (!first) return null
      return { id: credential.id, secret: [...new Uint8Array(first as ArrayBuffer)] }
    }, asked)
  })
  await context.addInitScript(() => {
    if (location.pathname !== '/use-passkey') return
    const { askTab } = window as unknown as {
      askTab(question: Question): Promise<Answer>
    }
    const bytes = (source: BufferSource) => [...new Uint8Array(source as ArrayBuffer)]
    navigator.credentials.get = async ({ publicKey } = {}) => {
      const [allowed] = publicKey?.allowCredentials ?? []
      const salt = publicKey?.extensions?.prf?.eval?.first
      if (!allowed || !salt || publicKey.userVerification !== 'required')
        throw new TypeError('This question was not expected')
      // Typed arrays of the page are not buffers by themselves.
      const answer = await askTab({
        id: bytes(Uint8Array.from(allowed.id as Uint8Array)),
        salt: bytes(Uint8Array.from(salt as Uint8Array)),
      })
      if (!answer) return null
      const results = { first: new Uint8Array(answer.secret).buffer }
      return {
        id: answer.id,
        type: 'public-key',
        getClientExtensionResults: () => ({ prf: { results } }),
      } as unknown as Credential
    }
  })
}
