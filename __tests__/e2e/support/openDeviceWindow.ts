import type { Locator, Page } from '@playwright/test'
import { addAuthenticator } from './addAuthenticator'

/** The name by which frames of the site find the window. */
const NAME = 'device-window'

async function openFrom(page: Page, url: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.evaluate(address => void window.open(address), url)
  return opening
}

/**
 * Opens a window with the device's authenticator. A device has one for all its windows; Chromium's virtual one belongs to the window that
 * it was added to, so that a passkey made there has to be used there.
 */
export async function openDeviceWindow(page: Page): Promise<Page> {
  const device = await openFrom(page, 'about:blank')
  await addAuthenticator(device)
  return device
}

/**
 * Opens an empty window from which frames of the site find the device's window again. The account page cuts its window off from all
 * others, so that the device's window first goes to a page of the site that may stay connected.
 */
export async function openBesideDevice(device: Page, site: string): Promise<Page> {
  await device.goto(`${site}/loading`)
  await device.evaluate(name => {
    window.name = name
  }, NAME)
  return openFrom(device, 'about:blank')
}

/** From now on, what the frame opens by itself opens in the device's window. */
export async function openInDeviceWindow(insideFrame: Locator) {
  await insideFrame.evaluate((_element, name) => {
    const open = window.open.bind(window)
    window.open = (url, _name, features) => open(url, name, features)
  }, NAME)
}
