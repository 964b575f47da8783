import { loadChunk } from '../../shared/loadChunk'
import { temporaryEntries, type PolkadotExtension } from './captureExtensions'

type Page = Window & { injectedWeb3?: unknown }

/** Serialises requests, because each temporarily replaces `window.injectedWeb3`. */
let lastRequest: Promise<unknown> = Promise.resolve()

/**
 * Enables one extension through `web3Enable`, which would enable all and swallow rejections, so
 * only the chosen one is in the page while it runs.
 */
export async function enableExtension(
  page: Window,
  { id, version, methods }: PolkadotExtension,
): Promise<unknown> {
  const web3Enable = await loadChunk(loadWeb3Enable())
  await whenLoaded(page)
  const asked = lastRequest.then(
    () =>
      new Promise<{ readonly answer: Promise<unknown> }>((resolve, reject) => {
        const putBack = replaceExtensions(page, id, {
          version,
          // Never settles here: the result goes to the caller instead of `web3Enable`, which would
          // log it.
          enable: (originName: string) => {
            putBack()
            const answer = methods.call(methods.has('connect') ? 'connect' : 'enable', originName)
            answer.catch(() => undefined) // the caller handles it
            resolve({ answer })
            return new Promise<never>(() => undefined)
          },
        })
        web3Enable(getOriginName(page)).then(() => {
          putBack()
          reject(new Error('The extension was not asked'))
        }, reject)
      }),
  )
  lastRequest = asked.catch(() => undefined) // the caller handles it
  const { answer } = await asked
  return answer
}

/** Destructured so that bundlers can tree-shake the rest of the package. */
async function loadWeb3Enable() {
  const { web3Enable } = await import('@polkadot/extension-dapp/bundle')
  return web3Enable
}

/** Replaces all extensions with one entry; returns the function that restores them. */
function replaceExtensions(window: Window, id: string, entry: object): () => void {
  const page: Page = window
  const others = page.injectedWeb3
  const alone = { [id]: entry }
  temporaryEntries.add(alone)
  page.injectedWeb3 = alone
  return () => {
    if (page.injectedWeb3 === alone) page.injectedWeb3 = others
  }
}

/** `web3Enable` looks for extensions only after the page's load event. */
const whenLoaded = (page: Window) =>
  page.document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>(resolve => page.addEventListener('load', () => resolve(), { once: true }))

/** The name that the extension displays beside the page's origin. */
const getOriginName = ({ document, location }: Window) => document.title || location.hostname
