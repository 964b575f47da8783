import { loadChunk } from '../../shared/loadChunk'
import { standIns, type PolkadotExtension } from './captureExtensions'

type Page = Window & { injectedWeb3?: unknown }

/** One after the other: for a moment each stands in the place of all extensions. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Asks one extension to let the page in, by `web3Enable`, which would ask every extension of the page and keep their
 * refusals to itself: so only the one that was chosen is there while it looks.
 */
export async function enableExtension(
  page: Window,
  { id, version, place }: PolkadotExtension,
): Promise<unknown> {
  const web3Enable = await loadChunk(loadWeb3Enable())
  await whenLoaded(page)
  const asked = turn.then(
    () =>
      new Promise<{ readonly answer: Promise<unknown> }>((resolve, reject) => {
        const putBack = putInPlace(page, id, {
          version,
          // Never answered there: what the extension says is for the one who asked, not for the console.
          enable: (originName: string) => {
            putBack()
            const answer = place.call(place.has('connect') ? 'connect' : 'enable', originName)
            answer.catch(() => undefined) // told below
            resolve({ answer })
            return new Promise<never>(() => undefined)
          },
        })
        web3Enable(originNameOf(page)).then(() => {
          putBack()
          reject(new Error('The extension was not asked'))
        }, reject)
      }),
  )
  turn = asked.catch(() => undefined) // told to the one who asked
  const { answer } = await asked
  return answer
}

/** Of the package, nothing else is bundled: the bundler sees what is taken. */
async function loadWeb3Enable() {
  const { web3Enable } = await import('@polkadot/extension-dapp/bundle')
  return web3Enable
}

/** Puts one entry where all extensions are; gives how to put them back. */
function putInPlace(window: Window, id: string, entry: object): () => void {
  const page: Page = window
  const others = page.injectedWeb3
  const alone = { [id]: entry }
  standIns.add(alone)
  page.injectedWeb3 = alone
  return () => {
    if (page.injectedWeb3 === alone) page.injectedWeb3 = others
  }
}

/** `web3Enable` waits for the page, too, and looks at the extensions only then. */
const whenLoaded = (page: Window) =>
  page.document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>(resolve => page.addEventListener('load', () => resolve(), { once: true }))

/** What the extension shows the visitor beside the page's address. */
const originNameOf = ({ document, location }: Window) => document.title || location.hostname
