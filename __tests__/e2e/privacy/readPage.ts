import type { Page } from '@playwright/test'

/**
 * Returns everything a script of the page could read, and what the page showed and stored, by
 * place. The page must be opened with `devtools=instrument`.
 */
export const readPage = (page: Page) =>
  page.evaluate(async () => {
    const { liftedStore } = window.exampleHost?.store as {
      readonly liftedStore: { getState(): unknown }
    }
    const drawn = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map(element => {
          const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`)
          const value = element instanceof HTMLInputElement ? element.value : ''
          const inner = element.shadowRoot ? drawn(element.shadowRoot) : ''
          return `${attributes.join(' ')} ${value} ${element.textContent} ${inner}`
        })
        .join('\n')
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opened = indexedDB.open(name)
        opened.onsuccess = () => resolve(opened.result)
        opened.onerror = () => reject(new Error(`${name} does not open`))
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        databases.push(
          await new Promise((resolve, reject) => {
            all.onsuccess = () => resolve(all.result)
            all.onerror = () => reject(new Error(`${store} cannot be read`))
          }),
        )
      }
      database.close()
    }
    return {
      'store history and action log': JSON.stringify(liftedStore.getState()),
      'document and its attributes': drawn(document),
      address: location.href,
      cookies: document.cookie,
      'session storage': JSON.stringify({ ...sessionStorage }),
      databases: JSON.stringify(databases),
      storage: Object.entries<string>({ ...localStorage }),
    }
  })
