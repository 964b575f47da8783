import type { BrowserContext, Page } from '@playwright/test'
import { en } from '../../../src/strings/en/allTexts'

declare global {
  var toldOfLoss: boolean | undefined
}

const TOLD = [
  en['errors.codeNotLoaded'],
  en['button.notLoaded'],
  en['common.tryAgain'],
  en['activity.unavailable'],
  en['allWallets.failed'],
  en['allWallets.restFailed'],
]

/** Records whether the page ever shows the user that something failed to load, however briefly. */
export async function noteWhatIsTold(context: BrowserContext): Promise<void> {
  await context.addInitScript((told: readonly string[]) => {
    const watch = (root: Node) => {
      const observer = new MutationObserver(changes => {
        for (const { addedNodes, target } of changes)
          for (const node of [...addedNodes, target])
            if (told.some(text => node.textContent?.includes(text))) globalThis.toldOfLoss = true
      })
      observer.observe(root, { subtree: true, childList: true, characterData: true })
    }
    watch(document)
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function attachWatched(init) {
      const root = attach.call(this, init)
      watch(root)
      return root
    }
  }, TOLD)
}

/** Whether that happened since the page was loaded. */
export const wasTold = (page: Page): Promise<boolean> =>
  page.evaluate(() => globalThis.toldOfLoss === true)
