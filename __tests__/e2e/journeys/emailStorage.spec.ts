import { AccountView } from '../pages/AccountView'
import { EmailView } from '../pages/EmailView'
import { denyStorage } from '../support/denyStorage'
import { newEmail } from '../support/newEmail'
import { sandboxUrls } from '../support/sandboxUrls'
import { finishByEmail, MAIL_PAUSE_MS, signInAgain, signInByEmail } from '../support/signInByEmail'
import { signOnce } from '../support/signOnce'
import { expect, test } from '../support/test'
import { FAILED_REQUEST } from '../support/watchForTrouble'

/** After a code, a browser may fetch the key again for this long. */
const RECOVERY_MS = 6 * 60_000

test('field unlock#16592: where the frame may store nothing, the login lasts as long as the page, which shows that', async ({
  page,
  host,
  mailbox,
}) => {
  const email = newEmail()
  const account = new AccountView(page)
  const view = new EmailView(page)
  await denyStorage(page, sandboxUrls.secureSite)
  const address = await signInByEmail(host, mailbox, { email })
  await expect(page.getByTestId('wm-page-toast')).toContainText(
    'You’re signed in for this visit only',
  )
  await signOnce(host)
  await host.accountButton.click()
  await account.dialog.getByTestId('w3m-account-email-update').click()
  await account.expectView('Account settings')
  await expect(account.dialog.getByRole('note')).toContainText('Signed in for this visit only')
  await account.close.click()
  await account.expectClosed()

  await page.reload()
  await host.expectDisconnected()
  await expect(view.frame).toHaveCount(0)
  const [last] = await mailbox.mails(email)
  await mailbox.passTime(MAIL_PAUSE_MS)
  await host.connectButton.click()
  await view.enterAddress(email)
  await mailbox.next(email, last?.id)
  await finishByEmail(host, mailbox, email)
  await host.expectConnected(address)
  await signOnce(host)
})

test('field alchemyplatform/aa-sdk#1668: a browser whose key share cannot be read is a new device that needs a code', async ({
  page,
  host,
  mailbox,
  trouble,
}) => {
  trouble.expect(FAILED_REQUEST) // the site no longer returns a key
  const email = newEmail()
  const address = await signInByEmail(host, mailbox, { email })
  const frame = page.frames().find(each => each.url().startsWith(sandboxUrls.secureSite))
  const spoiled = await frame?.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('redux-wallet-modal')
        opened.onerror = () => reject(new Error('The database of the frame does not open'))
        opened.onsuccess = () => {
          const store = opened.result.transaction('device', 'readwrite').objectStore('device')
          const keys = store.getAllKeys()
          keys.onsuccess = () => {
            const shares = keys.result.filter(
              key => typeof key === 'string' && key.startsWith('share:'),
            )
            for (const key of shares) store.put({ iv: new Uint8Array(12), sealed: 'spoiled' }, key)
            store.transaction.oncomplete = () => {
              opened.result.close()
              resolve(shares.length)
            }
          }
        }
      }),
  )
  expect(spoiled).toBe(1)
  await mailbox.passTime(RECOVERY_MS)
  await host.signMessage.click()
  await host.expectDisconnected()
  await expect(page.getByTestId('wm-page-toast')).toContainText('Your email login has expired')
  await signInAgain(host, mailbox, email)
  await host.expectConnected(address)
  await signOnce(host)
})
