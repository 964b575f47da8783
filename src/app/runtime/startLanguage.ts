import { isEnglish } from '../../lib/text/isEnglish'
import type { Runtime } from './Runtime'

const ignore = () => undefined

/**
 * Applies the language of the page, or of the browser if the page has none. An English page fetches
 * nothing until its `<html lang>` changes. Returns the teardown.
 */
export function startLanguage(runtime: Runtime, page: Window): () => void {
  const { documentElement: root } = page.document
  let end: (() => void) | undefined = ignore
  const look = () => {
    if (isEnglish(root.lang || page.navigator.language || 'en')) return
    observer.disconnect()
    import('../languages/followLanguage')
      .then(({ followLanguage }) => {
        if (end) end = followLanguage(runtime, page)
      })
      .catch(ignore) // the texts stay English
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { attributeFilter: ['lang'] })
  look()
  return () => {
    observer.disconnect()
    end?.()
    end = undefined
  }
}
